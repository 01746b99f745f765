import checklistFile from '../../content/checklist.yaml';
import pageFile from '../../content/page.yaml';
import quizFile from '../../content/quiz.yaml';
import { About } from '../about/about.tsx';
import type { ChecklistWords } from '../checklist/checklist.schema.ts';
import { Checklist } from '../checklist/checklist.tsx';
import { Completion } from '../completion/completion.tsx';
import { Hero } from '../hero/hero.tsx';
import { Objectives } from '../objectives/objectives.tsx';
import type { QuizWords } from '../quiz/quiz.schema.ts';
import { Quiz } from '../quiz/quiz.tsx';
import { Section } from '../section/section.tsx';
import { placeOnPath } from '../steps/place-on-path.ts';
import { Steps } from '../steps/steps.tsx';
import styles from './page.module.css';
import type { PageWords } from './page-words.schema.ts';

const { hero, objectives, completion, steps, about } = pageFile as PageWords;
const quiz = quizFile as QuizWords;
const checklist = checklistFile as ChecklistWords;

/** `/ethical-ai-module`: what is at stake, a quiz, a checklist, and the mark that the module is done. */
export function Page() {
  return (
    <div className={styles.page}>
      <Hero words={hero} place={`${placeOnPath.position}/${placeOnPath.total}`} />
      <Section id="objectives" heading={objectives.heading} lead={objectives.lead}>
        <Objectives list={objectives.list} />
      </Section>
      <Section id="quiz" heading={quiz.heading} lead={quiz.lead}>
        <Quiz words={quiz} />
      </Section>
      <Section id="checklist" heading={checklist.heading} lead={checklist.lead}>
        <Checklist words={checklist} />
      </Section>
      <Section id="completion" heading={completion.heading} lead={completion.lead}>
        <Completion words={completion} />
      </Section>
      <div className={styles.end}>
        <Steps words={steps} />
        <About words={about} />
      </div>
    </div>
  );
}
