/** What a person reads at a field; the first three are fixed by 1-platform.md section 5. Form and server use the same words. */
export const fieldMessages = {
  summaryRequired: 'Summary is required',
  detailsRequired: 'Details are required',
  severityRequired: 'Severity is required',
  categoryRequired: 'Category is required',
  incidentRequired: 'Please provide a description of the incident.',
  titleRequired: 'Title is required',
  fieldRequired: 'Field of research is required',
  descriptionRequired: 'Description is required',
  contactNameRequired: 'Contact name is required',
  contactEmailRequired: 'Contact email is required',
  safetyAgreement: 'Agree to the safety guidelines',
  collaborationAgreement: 'Agree to the rules for working together',
  dataAgreement: 'Agree to how we use what you send',
} as const;
