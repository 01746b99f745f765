// What an import of a file of content/ gives, out of its schema in editorial.config.ts: a key that the schema does not have is a type error.
declare module '*/content/glossary.yaml' {
  const content: readonly import('@portal/editorial').Term[];
  export default content;
}
declare module '*/content/glossary-page.yaml' {
  const content: import('./editorial.config.ts').Content['glossary-page.yaml'];
  export default content;
}
declare module '*/content/page.yaml' {
  const content: import('./editorial.config.ts').Content['page.yaml'];
  export default content;
}
declare module '*/content/path.yaml' {
  const content: import('./editorial.config.ts').Content['path.yaml'];
  export default content;
}
declare module '*/content/check-yourself.yaml' {
  const content: import('./editorial.config.ts').Content['check-yourself.yaml'];
  export default content;
}
declare module '*/content/record.yaml' {
  const content: import('./editorial.config.ts').Content['record.yaml'];
  export default content;
}
declare module '*/content/research-page.yaml' {
  const content: import('./editorial.config.ts').Content['research-page.yaml'];
  export default content;
}
declare module '*/content/research-path.yaml' {
  const content: import('./editorial.config.ts').Content['research-path.yaml'];
  export default content;
}
declare module '*/content/templates-page.yaml' {
  const content: import('./editorial.config.ts').Content['templates-page.yaml'];
  export default content;
}
