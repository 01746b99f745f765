/**
 * The key under which the answers to a module's questions are stored: its id, with a prefix for the research learning path, whose ids begin
 * at 1 again.
 */
export const answersKey = (course: 'curriculum' | 'research', id: number): string => (course === 'curriculum' ? `${id}` : `path-${id}`);
