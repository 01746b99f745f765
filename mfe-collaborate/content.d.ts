// What an import of a file of content/ gives, out of its schema in editorial.config.ts: a key that the schema does not have is a type error.
declare module '*/content/conduct.yaml' {
  const content: import('./editorial.config.ts').Content['conduct.yaml'];
  export default content;
}
declare module '*/content/feedback.yaml' {
  const content: import('./editorial.config.ts').Content['feedback.yaml'];
  export default content;
}
declare module '*/content/forms.yaml' {
  const content: import('./editorial.config.ts').Content['forms.yaml'];
  export default content;
}
declare module '*/content/participation.yaml' {
  const content: import('./editorial.config.ts').Content['participation.yaml'];
  export default content;
}
declare module '*/content/projects.yaml' {
  const content: import('./editorial.config.ts').Content['projects.yaml'];
  export default content;
}
declare module '*/content/submit.yaml' {
  const content: import('./editorial.config.ts').Content['submit.yaml'];
  export default content;
}
