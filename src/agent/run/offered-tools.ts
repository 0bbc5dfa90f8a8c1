import {
  type JsonSchema,
  objectRoot,
  type Tool,
  type ToolScope,
  withoutExtensions,
} from '../../core/index.ts'

/** A tool as one request's model sees it. */
export interface OfferedTool {
  tool: Tool
  description: string
  inputSchema: JsonSchema
}

/** The tools that this actor may call and this client can use, by name. A tool that fails to describe itself is left out. */
export async function offerTools(
  tools: readonly Tool[],
  scope: ToolScope,
  onError: (error: unknown) => void,
): Promise<Map<string, OfferedTool>> {
  const allowed = tools.filter((tool) => tool.visibility !== 'app' && isAllowed(tool, scope))
  const offered = await Promise.all(
    allowed.map(async (tool): Promise<OfferedTool | undefined> => {
      try {
        const described = (await tool.describe?.(scope)) ?? {}
        if (described.available === false) return undefined
        return {
          tool,
          description: described.description ?? tool.description,
          inputSchema: objectRoot(withoutExtensions(described.inputSchema ?? tool.inputSchema ?? {})),
        }
      } catch (error) {
        onError(error)
        return undefined
      }
    }),
  )
  return new Map(offered.flatMap((entry) => (entry === undefined ? [] : [[entry.tool.name, entry]])))
}

function isAllowed({ roles }: Tool, { actor }: ToolScope): boolean {
  return roles === undefined || roles.some((role) => actor?.roles?.includes(role) === true)
}
