/** What the answers to a module's questions are kept under: its id, and for the research learning path, whose ids begin at 1 again, with a prefix. */
export const answersKey = (course: 'curriculum' | 'research', id: number): string => (course === 'curriculum' ? `${id}` : `path-${id}`);
