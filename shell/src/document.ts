/** Id of the element that holds everything visible; the page maker fills it, the browser hydrates it. */
export const ROOT_ID = 'portal';
