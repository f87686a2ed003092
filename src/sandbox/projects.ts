import type { Project } from '../generated/types.ts';
import type { Handlers } from './platform.ts';
import { isoTimeSql } from './store/database.ts';

export const projectHandlers = {
  /** A page of the repositories that are not archived, by name. Each was created before its first finding, and last scanned with its last one. */
  listProjects({ platform, deployment, query: { page = 0, page_size: size = 100 } }) {
    const rows = platform.store.rows<{ project: string }>(selectPage, {
      deployment: deployment.id,
      size,
      // A page that is beyond every list has no projects.
      offset: Math.min(page * size, Number.MAX_SAFE_INTEGER),
    });
    return { projects: rows.map(({ project }) => JSON.parse(project) as Project) };
  },
} satisfies Partial<Handlers>;

const repositoryUrl = "'https://git.example/' || name";

const selectPage = `
  SELECT json_object('id', id, 'name', name, 'url', ${repositoryUrl}, 'tags', json(tags),
    'created_at', ${isoTimeSql('created_at')}, 'latest_scan_at', ${isoTimeSql('latest_scan_at')},
    'primary_branch', 'refs/heads/main', 'default_branch', 'refs/heads/main') AS project
  FROM (
    SELECT r.id, r.name, r.tags, min(f.created_at) AS created_at, max(f.created_at) AS latest_scan_at
    FROM (
      SELECT * FROM repositories WHERE deployment_id = :deployment AND archived = 0 ORDER BY name LIMIT :size OFFSET :offset
    ) AS r LEFT JOIN findings AS f ON f.repository_id = r.id
    GROUP BY r.id
  ) ORDER BY name`;
