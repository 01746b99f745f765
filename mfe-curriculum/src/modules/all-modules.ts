import academicWritingBasics from '../../content/modules/academic-writing-basics.md?meta';
import aiPromptingForResearch from '../../content/modules/ai-prompting-for-research.md?meta';
import dataAnalysisFundamentals from '../../content/modules/data-analysis-fundamentals.md?meta';
import dataCollectionManagement from '../../content/modules/data-collection-management.md?meta';
import effectiveScienceCommunication from '../../content/modules/effective-science-communication.md?meta';
import ensuringImpact from '../../content/modules/ensuring-impact.md?meta';
import ethicalAiUse from '../../content/modules/ethical-ai-use.md?meta';
import findingJoiningResearchLab from '../../content/modules/finding-joining-research-lab.md?meta';
import introductionToResearch from '../../content/modules/introduction-to-research.md?meta';
import literatureReviewStrategies from '../../content/modules/literature-review-strategies.md?meta';
import managingReferences from '../../content/modules/managing-references.md?meta';
import navigatingChallengesResilience from '../../content/modules/navigating-challenges-resilience.md?meta';
import openScienceReproducibility from '../../content/modules/open-science-reproducibility.md?meta';
import projectManagementLeadership from '../../content/modules/project-management-leadership.md?meta';
import publicationEthicsScholarlyIntegrity from '../../content/modules/publication-ethics-scholarly-integrity.md?meta';
import researchEthicsIrbProcess from '../../content/modules/research-ethics-irb-process.md?meta';
import researchEthicsResponsibleConduct from '../../content/modules/research-ethics-responsible-conduct.md?meta';
import researchWithoutLabs from '../../content/modules/research-without-labs.md?meta';
import understandingResearchDesignMethods from '../../content/modules/understanding-research-design-methods.md?meta';
import usingPythonNotebookTool from '../../content/modules/using-python-notebook-tool.md?meta';
import workingInALab from '../../content/modules/working-in-a-lab.md?meta';
import writingProposalsStudentGrants from '../../content/modules/writing-proposals-student-grants.md?meta';
import writingResearchPapers from '../../content/modules/writing-research-papers.md?meta';
import { type Module, moduleOf } from './module.ts';

/** Every file of content/modules. The settings come along with the list, each text is fetched when its module is opened. */
export const allModules: readonly Module[] = [
  moduleOf('introduction-to-research', introductionToResearch, () => import('../../content/modules/introduction-to-research.md')),
  moduleOf(
    'understanding-research-design-methods',
    understandingResearchDesignMethods,
    () => import('../../content/modules/understanding-research-design-methods.md'),
  ),
  moduleOf('research-without-labs', researchWithoutLabs, () => import('../../content/modules/research-without-labs.md')),
  moduleOf(
    'finding-joining-research-lab',
    findingJoiningResearchLab,
    () => import('../../content/modules/finding-joining-research-lab.md'),
  ),
  moduleOf('working-in-a-lab', workingInALab, () => import('../../content/modules/working-in-a-lab.md')),
  moduleOf('data-collection-management', dataCollectionManagement, () => import('../../content/modules/data-collection-management.md')),
  moduleOf('data-analysis-fundamentals', dataAnalysisFundamentals, () => import('../../content/modules/data-analysis-fundamentals.md')),
  moduleOf('managing-references', managingReferences, () => import('../../content/modules/managing-references.md')),
  moduleOf('using-python-notebook-tool', usingPythonNotebookTool, () => import('../../content/modules/using-python-notebook-tool.md')),
  moduleOf('ai-prompting-for-research', aiPromptingForResearch, () => import('../../content/modules/ai-prompting-for-research.md')),
  moduleOf(
    'research-ethics-responsible-conduct',
    researchEthicsResponsibleConduct,
    () => import('../../content/modules/research-ethics-responsible-conduct.md'),
  ),
  moduleOf('ethical-ai-use', ethicalAiUse, () => import('../../content/modules/ethical-ai-use.md')),
  moduleOf(
    'publication-ethics-scholarly-integrity',
    publicationEthicsScholarlyIntegrity,
    () => import('../../content/modules/publication-ethics-scholarly-integrity.md'),
  ),
  moduleOf('academic-writing-basics', academicWritingBasics, () => import('../../content/modules/academic-writing-basics.md')),
  moduleOf('writing-research-papers', writingResearchPapers, () => import('../../content/modules/writing-research-papers.md')),
  moduleOf(
    'effective-science-communication',
    effectiveScienceCommunication,
    () => import('../../content/modules/effective-science-communication.md'),
  ),
  moduleOf(
    'project-management-leadership',
    projectManagementLeadership,
    () => import('../../content/modules/project-management-leadership.md'),
  ),
  moduleOf(
    'navigating-challenges-resilience',
    navigatingChallengesResilience,
    () => import('../../content/modules/navigating-challenges-resilience.md'),
  ),
  moduleOf('ensuring-impact', ensuringImpact, () => import('../../content/modules/ensuring-impact.md')),
  moduleOf(
    'literature-review-strategies',
    literatureReviewStrategies,
    () => import('../../content/modules/literature-review-strategies.md'),
  ),
  moduleOf('research-ethics-irb-process', researchEthicsIrbProcess, () => import('../../content/modules/research-ethics-irb-process.md')),
  moduleOf(
    'open-science-reproducibility',
    openScienceReproducibility,
    () => import('../../content/modules/open-science-reproducibility.md'),
  ),
  moduleOf(
    'writing-proposals-student-grants',
    writingProposalsStudentGrants,
    () => import('../../content/modules/writing-proposals-student-grants.md'),
  ),
];
