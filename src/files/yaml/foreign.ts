import { load } from 'js-yaml';

/** The value of YAML that is no policy, such as a workflow: what is dubious in a policy has its usual meaning there. Undefined where it is no YAML. */
export function readForeign(text: string): unknown {
  try {
    return load(text);
  } catch {
    return undefined;
  }
}
