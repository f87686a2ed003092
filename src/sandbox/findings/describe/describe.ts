import type { Finding, ListFindingsQuery } from '../../../generated/types.ts';
import type { FindingRow } from '../../store/findings.ts';
import type { Dimensions } from '../dimensions.ts';
import { describeCode } from './code.ts';
import { describeSupplyChain } from './supply-chain.ts';

type Listed = NonNullable<ListFindingsQuery['issue_type']>;

/** A finding as the list shows it. An AI-powered one, whose fields the specification leaves open, is shown as a code finding. */
export const describe: { readonly [Type in Listed]: (row: FindingRow, dimensions: Dimensions) => Finding } = {
  sast: describeCode,
  sca: describeSupplyChain,
  ai_sast: describeCode,
};
