export const ABOUT_POSTGRES: readonly string[];
export const THE_SAME_ANYWHERE: readonly string[];
