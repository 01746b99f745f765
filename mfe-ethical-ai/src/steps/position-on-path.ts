/** The module's position on the curriculum's path, and the ids of its neighbors (2-content-pages.md section 9). */
export const positionOnPath = { position: 12, total: 19, previous: 11, next: 20 } as const;
