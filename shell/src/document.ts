/** Id of the element that contains everything visible; the prerenderer fills it, and the browser hydrates it. */
export const ROOT_ID = 'portal';
