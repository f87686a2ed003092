/** What a rule looks for: the class by the words of the vocabulary, and what it says where it finds something. */
export type Weakness = { readonly class: string; readonly cwe: string; readonly says: string };

export const weaknesses = {
  code: {
    class: 'Code Injection',
    cwe: 'CWE-94',
    says: 'What a user sends is run as code. Choose from a fixed list instead.',
  },
  command: {
    class: 'Command Injection',
    cwe: 'CWE-78',
    says: 'What a user sends reaches a shell. Pass the arguments as a list, without a shell.',
  },
  xss: {
    class: 'Cross-Site Scripting (XSS)',
    cwe: 'CWE-79',
    says: 'What a user sends is written into a page as it is. Escape it, or let the template do it.',
  },
  crypto: {
    class: 'Cryptographic Issues',
    cwe: 'CWE-327',
    says: 'This cipher, hash or source of randomness does not hold. Use the one that the platform recommends.',
  },
  secrets: {
    class: 'Hard-coded Secrets',
    cwe: 'CWE-798',
    says: 'A credential stands in the code. Rotate it, and read it from the secret store.',
  },
  authn: {
    class: 'Improper Authentication',
    cwe: 'CWE-287',
    says: 'Who is calling is not verified here. Verify the signature or the session first.',
  },
  authz: {
    class: 'Improper Authorization',
    cwe: 'CWE-285',
    says: 'What the caller may do is not checked here. Check it before the object is read.',
  },
  deser: {
    class: 'Insecure Deserialization',
    cwe: 'CWE-502',
    says: 'Objects are read from bytes that a user controls. Read plain data, and check its shape.',
  },
  mass: {
    class: 'Mass Assignment',
    cwe: 'CWE-915',
    says: 'All fields of a request are copied into a model. Name the ones that a user may set.',
  },
  redirect: {
    class: 'Open Redirect',
    cwe: 'CWE-601',
    says: 'A user chooses where the browser goes next. Redirect to known paths only.',
  },
  path: {
    class: 'Path Traversal',
    cwe: 'CWE-22',
    says: 'A user chooses the path of a file. Resolve it and check that it stays in its folder.',
  },
  ssrf: {
    class: 'Server-Side Request Forgery (SSRF)',
    cwe: 'CWE-918',
    says: 'A user chooses the address that the server calls. Allow known hosts only.',
  },
  sql: {
    class: 'SQL Injection',
    cwe: 'CWE-89',
    says: 'An SQL statement is built from text that a user controls. Bind it as a parameter.',
  },
  xml: {
    class: 'XML Injection',
    cwe: 'CWE-611',
    says: 'The parser resolves external entities. Switch them off.',
  },
} as const satisfies Record<string, Weakness>;

export type WeaknessKey = keyof typeof weaknesses;
