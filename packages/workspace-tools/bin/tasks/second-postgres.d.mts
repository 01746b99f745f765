export const ABOUT_POSTGRES: readonly string[];
export const SKIP_ON_SECOND_DATABASE: readonly string[];
