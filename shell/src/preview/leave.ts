/** Id of the link that leads out of a preview. */
export const LEAVE_ID = 'leave-preview';
/** Id of the template of what stands in the place of a page once the preview is over. */
export const OVER_ID = 'preview-is-over';
