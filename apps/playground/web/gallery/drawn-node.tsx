import { type ReactElement, useId, useMemo } from 'react'
import { TREE_COMPONENT, type TreeNode, type UiPart } from 'vitrail'
import { type Direction, VitrailProvider } from 'vitrail/react'
import { View } from 'vitrail/react/kit'

interface Props {
  node: TreeNode
  partial?: boolean
  dir?: Direction
}

export function DrawnNode({ node, partial = false, dir }: Props): ReactElement {
  const id = useId()
  const part = useMemo<UiPart>(
    () => ({ type: 'ui', id, component: TREE_COMPONENT, props: { root: node }, ...(partial && { partial }) }),
    [id, node, partial],
  )
  if (dir === undefined) return <View part={part} />
  return (
    <VitrailProvider dir={dir}>
      <View part={part} />
    </VitrailProvider>
  )
}
