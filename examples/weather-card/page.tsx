import { createRoot } from 'react-dom/client'
import { AgentProvider } from 'vitrail/react'
import { Chat } from 'vitrail/react/kit'
import 'vitrail/styles.css'
import { catalog, type Weather } from './weather-card.ts'

const SYMBOLS = { sunny: '☀️', cloudy: '☁️', rainy: '🌧️' }

function WeatherCard({ city, tempC, condition }: Weather) {
  return <h3>{`${city}: ${SYMBOLS[condition]} ${tempC} °C, ${condition}`}</h3>
}

createRoot(document.body).render(
  <AgentProvider registry={{ WeatherCard }} catalog={catalog}>
    <Chat />
  </AgentProvider>,
)
