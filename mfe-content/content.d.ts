// What an import of a file of content/ gives, out of its schema in editorial.config.ts: a key that the schema does not have is a type error.
declare module '*/content/ai-life-easier.yaml' {
  const content: import('./editorial.config.ts').Content['ai-life-easier.yaml'];
  export default content;
}
declare module '*/content/data-pools.yaml' {
  const content: import('./editorial.config.ts').Content['data-pools.yaml'];
  export default content;
}
declare module '*/content/donate.yaml' {
  const content: import('./editorial.config.ts').Content['donate.yaml'];
  export default content;
}
declare module '*/content/home.yaml' {
  const content: import('./editorial.config.ts').Content['home.yaml'];
  export default content;
}
declare module '*/content/inspiration.yaml' {
  const content: import('./editorial.config.ts').Content['inspiration.yaml'];
  export default content;
}
declare module '*/content/link-card.yaml' {
  const content: import('./editorial.config.ts').Content['link-card.yaml'];
  export default content;
}
declare module '*/content/medical-students.yaml' {
  const content: import('./editorial.config.ts').Content['medical-students.yaml'];
  export default content;
}
declare module '*/content/organization.yaml' {
  const content: import('./editorial.config.ts').Content['organization.yaml'];
  export default content;
}
declare module '*/content/resources.yaml' {
  const content: import('./editorial.config.ts').Content['resources.yaml'];
  export default content;
}
declare module '*/content/safety-guidelines.yaml' {
  const content: import('./editorial.config.ts').Content['safety-guidelines.yaml'];
  export default content;
}
declare module '*/content/student-savings.yaml' {
  const content: import('./editorial.config.ts').Content['student-savings.yaml'];
  export default content;
}
declare module '*/content/team.yaml' {
  const content: import('./editorial.config.ts').Content['team.yaml'];
  export default content;
}
declare module '*/content/tools-page.yaml' {
  const content: import('./editorial.config.ts').Content['tools-page.yaml'];
  export default content;
}
declare module '*/content/tools.yaml' {
  const content: import('./editorial.config.ts').Content['tools.yaml'];
  export default content;
}
declare module '*/content/volunteer.yaml' {
  const content: import('./editorial.config.ts').Content['volunteer.yaml'];
  export default content;
}
declare module '*/content/your-data.yaml' {
  const content: import('./editorial.config.ts').Content['your-data.yaml'];
  export default content;
}
