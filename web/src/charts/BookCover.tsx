/** Draws a report as a dark blue book with the wheel of its owner on the cover, or the wheels of both people. */
import type { Chart } from '#src/astrology/contract.ts';
import { splitTitle } from './title-lines.ts';
import { Wheel } from './Wheel.tsx';

export type BookCoverProps = {
  /** "Complete Life Blueprint" */
  title: string;
  /** the person the report is about; a long name is truncated */
  name: string;
  /** the other person of a report on two people */
  secondName?: string | undefined;
  chart: Chart;
  secondChart?: Chart | undefined;
  /** "Read from the sky of 4 June 1996" */
  caption?: string;
};

export function BookCover({ title, name, secondName, chart, secondChart, caption }: BookCoverProps) {
  const lines = splitTitle(title);
  const names = secondName ? [name, `and ${secondName}`] : [name];
  return (
    <svg
      className="drawing book on-night"
      viewBox="0 0 330 462"
      role="img"
      aria-label={`Cover of the report ${title} for ${names.join(' ')}`}
    >
      <path className="leaf-far" d="M14 12H328V460H14Z" />
      <path className="leaf" d="M8 6H324V456H8Z" />
      <path className="board" d="M0 0H320V452H0Z" />
      <path className="frame" d="M12.5 12.5H307.5V439.5H12.5Z" />
      <path className="fold" d="M6.5 0V452" />
      {lines.map((line, i) => (
        <text key={line} className="book-title" x="34" y={62 + 33 * i} fontSize="29">
          {line}
        </text>
      ))}
      {caption && (
        <text className="book-small" x="34" y={62 + 33 * (lines.length - 1) + 27} fontSize="10.5">
          {caption}
        </text>
      )}
      {secondChart ? (
        <>
          <CoverWheel chart={chart} x={22} y={115} size={150} />
          <CoverWheel chart={secondChart} x={148} y={220} size={150} />
        </>
      ) : (
        <CoverWheel chart={chart} x={40} y={154} size={240} />
      )}
      {names.map((line, i) => (
        <text key={line} className="book-name" x="34" y={419 + 19 * (i + 1 - names.length)} fontSize="15">
          {truncate(line, 26)}
        </text>
      ))}
      <text className="book-small" x="286" y="419" fontSize="10.5" textAnchor="end">
        Lagna
      </text>
    </svg>
  );
}

/** A separate svg, so that the wheel keeps its viewBox of 800. */
const CoverWheel = ({ chart, x, y, size }: { chart: Chart; x: number; y: number; size: number }) => (
  <svg x={x} y={y} width={size} height={size}>
    <Wheel chart={chart} showLabels={false} highlight="moon" isDecorative background="night" />
  </svg>
);

const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
