/**
 * The schema, one step per version: the database's `user_version` counts the steps it has taken. Steps are only ever added.
 * Positions, not times, give the order.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE threads (
    id TEXT PRIMARY KEY,
    actor_id TEXT NOT NULL,
    title TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    position INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX threads_by_position ON threads (position);
  CREATE INDEX threads_by_actor ON threads (actor_id, position);

  CREATE TABLE messages (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    thread_id TEXT NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    unfinished INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (thread_id, id)
  ) STRICT;
  CREATE INDEX messages_by_id ON messages (id);
  CREATE INDEX messages_unfinished ON messages (position) WHERE unfinished = 1;
  `,
  `
  CREATE TABLE canvas_entries (
    thread_id TEXT NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (thread_id, place)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE canvas_values (
    thread_id TEXT NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
    instance_id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (thread_id, instance_id)
  ) STRICT, WITHOUT ROWID;
  `,
]
