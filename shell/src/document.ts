/** Id of the element that holds everything visible; the prerenderer fills it, the browser hydrates it. */
export const ROOT_ID = 'portal';
