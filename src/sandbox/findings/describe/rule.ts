import { confidences, nameOf } from '../codes.ts';
import type { Rule } from '../dimensions.ts';

/** The chapter of the OWASP Top Ten of 2021 that a weakness belongs to. */
const chapters: Readonly<Record<string, string>> = {
  'CWE-22': 'A01:2021 - Broken Access Control',
  'CWE-285': 'A01:2021 - Broken Access Control',
  'CWE-601': 'A01:2021 - Broken Access Control',
  'CWE-327': 'A02:2021 - Cryptographic Failures',
  'CWE-78': 'A03:2021 - Injection',
  'CWE-79': 'A03:2021 - Injection',
  'CWE-89': 'A03:2021 - Injection',
  'CWE-94': 'A03:2021 - Injection',
  'CWE-611': 'A05:2021 - Security Misconfiguration',
  'CWE-287': 'A07:2021 - Identification and Authentication Failures',
  'CWE-798': 'A07:2021 - Identification and Authentication Failures',
  'CWE-502': 'A08:2021 - Software and Data Integrity Failures',
  'CWE-915': 'A08:2021 - Software and Data Integrity Failures',
  'CWE-918': 'A10:2021 - Server-Side Request Forgery',
};

/** The rule of a finding. A category that is a class of weaknesses stands beside `security`. */
export function describeRule({ name, message, confidence, categories, details }: Rule): Record<string, unknown> {
  const category = categories.includes('security') ? 'security' : (categories[0] ?? 'security');
  const classes = categories.filter((one) => one !== category);
  const { cwe } = details;
  const chapter = cwe === null ? undefined : chapters[cwe];
  return {
    name,
    message,
    confidence: nameOf(confidences, confidence),
    category,
    subcategories: [confidence === 0 ? 'audit' : 'vuln'],
    vulnerability_classes: classes,
    cwe_names: cwe === null ? [] : classes.map((one) => `${cwe}: ${one}`),
    owasp_names: chapter === undefined ? [] : [chapter],
  };
}
