/** Address of the page on which the text of a curriculum module stands by itself. */
export const moduleAddress = (slug: string): string => `/modules/${slug}`;

/** The same of a module of the research learning path. */
export const pathModuleAddress = (slug: string): string => `/research-modules/${slug}`;
