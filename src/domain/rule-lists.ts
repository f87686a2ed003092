/** The lists of a detection bundle, which a diff holds as one object. */
export const ruleLists = ['rulesets', 'rules', 'disabled'] as const;
export type RuleList = (typeof ruleLists)[number];
