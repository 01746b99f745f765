import {
  fieldMessages,
  formatCopy,
  isBlank,
  isEmailAddress,
  isStorable,
  numberText,
  type Option,
  projectDurations,
  projectFields,
  projectLimits,
  projectSkillLevels,
  projectTeamSizes,
} from '@portal/contracts';
import * as z from 'zod/mini';

/** Messages for mistakes for which the specification fixes no words. */
export interface MistakeStrings {
  readonly email: string;
  readonly tooLong: string;
  readonly unreadable: string;
}

const valuesOf = <const Options extends readonly Option[]>(options: Options) =>
  options.map(({ value }) => value as Options[number]['value']);

/** What may be submitted (1-platform.md section 5, "Project form"; 3-decisions.md, "Agreements"). */
export function projectRules(mistakes: MistakeStrings) {
  const text = (field: keyof typeof projectLimits) =>
    z.string().check(
      // Counted as in the API: the library would count an emoji once.
      z.refine<string>(
        (value) => value.length <= projectLimits[field],
        formatCopy(mistakes.tooLong, { max: numberText(projectLimits[field]) }),
      ),
      z.refine<string>(isStorable, mistakes.unreadable),
    );
  const visible = (message: string) => z.refine<string>((value) => !isBlank(value), message);
  const ticked = (message: string) => z.boolean().check(z.refine<boolean>((value) => value, message));
  return z.object({
    title: text('title').check(visible(fieldMessages.titleRequired)),
    field: z.union([z.enum(valuesOf(projectFields)), z.literal('')]).check(z.refine((value) => value !== '', fieldMessages.fieldRequired)),
    description: text('description').check(visible(fieldMessages.descriptionRequired)),
    duration: z.enum([...valuesOf(projectDurations), '']),
    teamSize: z.enum([...valuesOf(projectTeamSizes), '']),
    skillLevel: z.enum([...valuesOf(projectSkillLevels), '']),
    skills: text('skills'),
    contactName: text('contactName').check(visible(fieldMessages.contactNameRequired)),
    contactEmail: text('contactEmail').check(
      z.refine<string>((value) => value !== '', fieldMessages.contactEmailRequired),
      z.refine<string>((value) => value === '' || isEmailAddress(value), mistakes.email),
    ),
    safetyAgreement: ticked(fieldMessages.safetyAgreement),
    collaborationAgreement: ticked(fieldMessages.collaborationAgreement),
    dataAgreement: ticked(fieldMessages.dataAgreement),
  });
}

/** The answers of the form. */
export type ProjectAnswers = z.infer<ReturnType<typeof projectRules>>;

/** An empty form, in the order of its fields. */
export const EMPTY_PROJECT: ProjectAnswers = {
  title: '',
  field: '',
  description: '',
  duration: '',
  teamSize: '',
  skillLevel: '',
  skills: '',
  contactName: '',
  contactEmail: '',
  safetyAgreement: false,
  collaborationAgreement: false,
  dataAgreement: false,
};
