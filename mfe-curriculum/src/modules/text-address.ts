/** Address of the separate page with the text of a curriculum module. */
export const moduleAddress = (slug: string): string => `/modules/${slug}`;

/** The same for a module of the research learning path. */
export const pathModuleAddress = (slug: string): string => `/research-modules/${slug}`;
