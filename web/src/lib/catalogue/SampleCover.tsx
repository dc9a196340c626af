import partner from '#build/sample-content/partner.json' with { type: 'json' };
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { BookCover } from '#web/charts/BookCover.tsx';
import { sampleChart, samplePerson } from '#web/content/sample-person.ts';

type Props = { title: string; reportKey: string };

/** A report's cover, with the made-up person of the samples, or both people of the sample of a match. */
export function SampleCover({ title, reportKey }: Props) {
  const { name, partnerName, bornOn } = samplePerson;
  const isForTwo = isForTwoPeople(reportKey);
  return (
    <BookCover
      title={title}
      name={name}
      secondName={isForTwo ? partnerName : undefined}
      chart={sampleChart}
      secondChart={isForTwo ? partner.chart : undefined}
      caption={isForTwo ? 'Read from the skies of two births' : `Read from the sky of ${bornOn}`}
    />
  );
}
