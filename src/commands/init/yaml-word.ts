/** A text as YAML that every reader takes for this text; quoted only where one might take it for something else. */
export const yamlWord = (text: string): string =>
  /^[A-Za-z][\w./-]*$/.test(text) && !words.test(text) ? text : JSON.stringify(text);

const words = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
