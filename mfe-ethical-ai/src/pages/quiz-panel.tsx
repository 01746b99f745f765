import words from '../../content/quiz.yaml';
import { Quiz } from '../quiz/quiz.tsx';
import { useToolkitProgress } from './toolkit-progress.ts';

export default function QuizPanel() {
  const { progress, change } = useToolkitProgress();
  return <Quiz words={words} answers={progress.quizAnswers} onChange={(quizAnswers) => change({ quizAnswers })} />;
}
