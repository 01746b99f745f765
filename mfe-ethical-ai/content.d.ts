// What an import of a file of content/ gives, out of its schema in editorial.config.ts: a key that the schema does not have is a type error.
declare module '*/content/calculator.yaml' {
  const content: import('./editorial.config.ts').Content['calculator.yaml'];
  export default content;
}
declare module '*/content/checklist.yaml' {
  const content: import('./editorial.config.ts').Content['checklist.yaml'];
  export default content;
}
declare module '*/content/citation.yaml' {
  const content: import('./editorial.config.ts').Content['citation.yaml'];
  export default content;
}
declare module '*/content/guidance.yaml' {
  const content: import('./editorial.config.ts').Content['guidance.yaml'];
  export default content;
}
declare module '*/content/issues.yaml' {
  const content: import('./editorial.config.ts').Content['issues.yaml'];
  export default content;
}
declare module '*/content/page.yaml' {
  const content: import('./editorial.config.ts').Content['page.yaml'];
  export default content;
}
declare module '*/content/quick-reference.yaml' {
  const content: import('./editorial.config.ts').Content['quick-reference.yaml'];
  export default content;
}
declare module '*/content/quiz.yaml' {
  const content: import('./editorial.config.ts').Content['quiz.yaml'];
  export default content;
}
declare module '*/content/resources.yaml' {
  const content: import('./editorial.config.ts').Content['resources.yaml'];
  export default content;
}
declare module '*/content/summary.yaml' {
  const content: import('./editorial.config.ts').Content['summary.yaml'];
  export default content;
}
