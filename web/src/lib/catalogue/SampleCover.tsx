import { BookCover } from '#web/charts/BookCover.tsx';
import { sampleChart, samplePerson } from '#web/content/sample-person.ts';

/** A report's cover, with the made-up person of the samples. */
export function SampleCover({ title }: { title: string }) {
  const { name, bornOn } = samplePerson;
  return (
    <BookCover title={title} name={name} chart={sampleChart} caption={`Read from the sky of ${bornOn}`} />
  );
}
