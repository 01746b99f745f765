// What an import of a Markdown file of a `content/` folder gives; an app's `content.d.ts` says it of its YAML files. A file without imports of its own, so that it holds everywhere.
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
declare module '*_template.md?downloads' {
  const files: import('./downloads/download-files.ts').DownloadFiles;
  export default files;
}
declare module '*.csv' {
  const address: string;
  export default address;
}
