/** One choice in a list: what is stored and sent (`value`) and what a person reads (`label`). */
export interface Option {
  readonly value: string;
  readonly label: string;
}

const options = <const Values extends readonly Option[]>(values: Values): Values => values;

/** Fields for which a project can be submitted (1-platform.md section 3, "Option lists"); labels as on the collaboration hub. */
export const projectFields = options([
  { value: 'biology', label: 'Biology' },
  { value: 'chemistry', label: 'Chemistry' },
  { value: 'physics', label: 'Physics' },
  { value: 'environmental', label: 'Environmental' },
  { value: 'data-science', label: 'Data Science' },
  { value: 'psychology', label: 'Psychology' },
  { value: 'education', label: 'Education' },
  { value: 'medicine', label: 'Medicine & Computer Science' },
  { value: 'other', label: 'Other' },
]);

/** How long a project runs (1-platform.md section 3); labels from 3-decisions.md, "Duration". */
export const projectDurations = options([
  { value: '1-month', label: '1 month' },
  { value: '2-3-months', label: '2-3 months' },
  { value: '3-6-months', label: '3-6 months' },
  { value: '6-months-plus', label: '6+ months' },
]);

/** How many people a project looks for (1-platform.md section 3). */
export const projectTeamSizes = options([
  { value: '2-3', label: '2-3 people' },
  { value: '4-6', label: '4-6 people' },
  { value: '7-10', label: '7-10 people' },
  { value: '10-plus', label: 'More than 10 people' },
]);

/** What a project expects from those who join (1-platform.md section 3). */
export const projectSkillLevels = options([
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
  { value: 'mixed', label: 'Mixed' },
]);

/** What a conduct report can be about (1-platform.md section 3). */
export const conductViolationTypes = options([
  { value: 'harassment', label: 'Harassment' },
  { value: 'inappropriate-content', label: 'Inappropriate content' },
  { value: 'safety-concern', label: 'Safety concern' },
  { value: 'academic-misconduct', label: 'Academic misconduct' },
  { value: 'other', label: 'Other' },
]);

/** What website feedback can be about, with the specified labels (1-platform.md section 3). */
export const feedbackCategories = options([
  { value: 'bug', label: 'Bug/Error' },
  { value: 'content', label: 'Content Issue' },
  { value: 'accessibility', label: 'Accessibility' },
  { value: 'performance', label: 'Performance' },
  { value: 'other', label: 'Other' },
]);

/** How serious it is, with the specified labels (1-platform.md section 3). */
export const feedbackSeverities = options([
  { value: 'low', label: 'Minor inconvenience' },
  { value: 'medium', label: 'Affects some functionality' },
  { value: 'high', label: 'Blocks important features' },
]);
