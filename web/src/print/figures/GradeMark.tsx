import type { Grade } from '#src/astrology/contract-timing.ts';

/** Three diamonds, filled from the left up to the grade: shapes are visible in a grey print too. */
export function GradeMark({ grade }: { grade: Grade }) {
  return (
    <svg className="grade-mark" viewBox="0 0 24 7" aria-hidden>
      {[0, 1, 2].map((i) => (
        <path
          key={i}
          className={i < grade ? 'grade-filled' : 'grade-open'}
          d={`M${3.7 + 8 * i} 0.4l3.1 3.1l-3.1 3.1l-3.1 -3.1Z`}
        />
      ))}
    </svg>
  );
}
