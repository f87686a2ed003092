import type { Store } from '../store/store.ts';
import { codeOf, type IssueType, issueTypes } from './codes.ts';

/** The findings of one issue type of a deployment; undefined when it never had any. */
export const findingSetOf = (store: Store, deployment: string, issueType: IssueType): number | undefined =>
  store.findingSet({ deployment_id: deployment, issue_type: codeOf(issueTypes, issueType) })?.id;
