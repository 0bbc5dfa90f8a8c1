import { Hono } from 'hono'
import { notFound } from '../http/http-error.ts'
import { readBody } from '../http/read-body.ts'
import { readApprovalBody } from '../http/request-bodies.ts'
import type { Approvals } from '../runs/approvals.ts'
import type { ActorEnv } from './actor-env.ts'

export function approvalRoutes(approvals: Approvals): Hono<ActorEnv> {
  return new Hono<ActorEnv>().post('/:id', async (context) => {
    const approvalId = context.req.param('id')
    const { approve } = await readBody(context, readApprovalBody)
    const state = approvals.answer(approvalId, context.var.actor.id, approve ? 'approved' : 'denied')
    if (state === undefined) throw notFound('approval')
    return context.json({ approvalId, state })
  })
}
