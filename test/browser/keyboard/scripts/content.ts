import { leave, press, type Script, script } from '../script.ts'

const PICTURE = 'https://pictures.example/bay.png'

export const CONTENT: readonly Script[] = [
  script('Link', { text: 'Timetable', url: 'https://example.com/times' }, [
    press('Tab', 'link Timetable (opens in a new tab)'),
    press('Enter', 'link Timetable (opens in a new tab)', { opens: 'https://example.com/times' }),
    leave,
  ]),
  script('Image', { url: PICTURE, alt: 'The bay' }, [
    press('Tab', 'button Load picture', { shows: 'pictures.example' }),
    press('Enter', 'button Enlarge picture: The bay', { hides: 'Load picture' }),
    press('Enter', 'button Close'),
    press('Escape', 'button Enlarge picture: The bay'),
    press('Space', 'button Close'),
    press('Enter', 'button Enlarge picture: The bay'),
    leave,
  ]),
  script(
    'Markdown',
    {
      text: `[The map](https://example.com/map)\n\n![The bay](${PICTURE})\n\n| a | b |\n|---|---|\n| 1 | 2 |`,
    },
    [
      press('Tab', 'link The map (opens in a new tab)'),
      press('Enter', 'link The map (opens in a new tab)', { opens: 'https://example.com/map' }),
      press('Tab', 'button Load picture'),
      press('Enter', 'image The bay'),
      press('Tab', 'group Table, scrolls sideways'),
      leave,
    ],
  ),
  script('EmptyState', { title: 'No orders', actionLabel: 'Place one', action: 'order' }, [
    press('Tab', 'button Place one'),
    press('Enter', 'button Place one', { raises: { name: 'order' } }),
    leave,
  ]),
]
