// What an import of a file of a `content/` folder gives. A file without imports of its own, so that it holds everywhere.
declare module '*.md' {
  const document: import('./markdown/markdown-document.ts').MarkdownDocument;
  export default document;
}
declare module '*.md?meta' {
  const facts: import('./markdown/markdown-document.ts').MarkdownFacts;
  export default facts;
}
declare module '*_template.md?all' {
  const texts: readonly import('./markdown/markdown-document.ts').TextFile[];
  export default texts;
}
declare module '*.yaml' {
  const data: unknown;
  export default data;
}
declare module '*.yml' {
  const data: unknown;
  export default data;
}
