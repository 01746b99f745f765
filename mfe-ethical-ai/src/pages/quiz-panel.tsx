import quizFile from '../../content/quiz.yaml';
import type { QuizWords } from '../quiz/quiz.schema.ts';
import { Quiz } from '../quiz/quiz.tsx';
import { useToolkitProgress } from './toolkit-progress.ts';

const words = quizFile as QuizWords;

export default function QuizPanel() {
  const { progress, change } = useToolkitProgress();
  return <Quiz words={words} answers={progress.quizAnswers} onChange={(quizAnswers) => change({ quizAnswers })} />;
}
