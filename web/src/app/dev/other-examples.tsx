import { Button, ButtonAnchor, ButtonLink, IconButton, PlainButton } from '#web/ui/Button.tsx';
import { CalculatorIcon } from '#web/ui/CalculatorIcon.tsx';
import { CarouselControls, CarouselTrack } from '#web/ui/Carousel.tsx';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import { Icon, ICON_PATHS, type IconName } from '#web/ui/Icon.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { ScoreRuler } from '#web/ui/ScoreRuler.tsx';
import { WhatsAppLink } from '#web/ui/WhatsAppLink.tsx';
import { useCarousel } from '#web/ui/behaviour/use-carousel.ts';
import { calculators } from '#web/content/calculators.ts';
import { HINDI_NAME, LONG_TEXT, type ComponentExample } from './component-example.ts';

const BUTTON_PATH = '#web/ui/Button.tsx';
const CAROUSEL_PATH = '#web/ui/Carousel.tsx';
const ICON_NAMES = Object.keys(ICON_PATHS) as IconName[];

const ENTRIES = [
  { title: 'Computed', text: 'Every position comes from the sky of that minute.' },
  { title: HINDI_NAME, text: LONG_TEXT },
];

export const otherExamples: ComponentExample[] = [
  {
    component: Button,
    name: 'Button',
    importPath: BUTTON_PATH,
    states: {
      primary: <Button variant="primary">Generate my report</Button>,
      line: <Button>Sample PDF</Button>,
      text: <Button variant="text">Change</Button>,
      small: <Button small>See the report</Button>,
      wide: <Button wide>Continue</Button>,
      disabled: (
        <Button variant="primary" disabled>
          Create account
        </Button>
      ),
      loading: (
        <Button variant="primary" busyLabel="Calculating…">
          Calculate
        </Button>
      ),
      'Hindi name': <Button>{HINDI_NAME}</Button>,
      'long text': <Button>{LONG_TEXT}</Button>,
    },
  },
  {
    component: ButtonLink,
    name: 'ButtonLink',
    importPath: BUTTON_PATH,
    states: {
      primary: (
        <ButtonLink to="/" variant="primary">
          See the reports
        </ButtonLink>
      ),
      text: (
        <ButtonLink to="/" variant="text">
          All reports <Icon name="arrow" />
        </ButtonLink>
      ),
    },
  },
  {
    component: ButtonAnchor,
    name: 'ButtonAnchor',
    importPath: BUTTON_PATH,
    states: { default: <ButtonAnchor href="#top">Download</ButtonAnchor> },
  },
  {
    component: PlainButton,
    name: 'PlainButton',
    importPath: BUTTON_PATH,
    states: { default: <PlainButton>Subscribe</PlainButton> },
  },
  {
    component: WhatsAppLink,
    name: 'WhatsAppLink',
    importPath: '#web/ui/WhatsAppLink.tsx',
    states: { default: <WhatsAppLink text="Moon sign: Karka" /> },
  },
  {
    component: IconButton,
    name: 'IconButton',
    importPath: BUTTON_PATH,
    states: {
      default: (
        <IconButton label="Next">
          <Icon name="next" />
        </IconButton>
      ),
      disabled: (
        <IconButton label="Next" disabled>
          <Icon name="next" />
        </IconButton>
      ),
    },
  },
  {
    component: Icon,
    name: 'Icon',
    importPath: '#web/ui/Icon.tsx',
    layout: 'compact',
    states: {
      ...Object.fromEntries(ICON_NAMES.map((name) => [name, <Icon key={name} name={name} />])),
      'size 14': <Icon name="help" size={14} />,
      'size 28': <Icon name="help" size={28} />,
    },
  },
  {
    component: CalculatorIcon,
    name: 'CalculatorIcon',
    importPath: '#web/ui/CalculatorIcon.tsx',
    layout: 'compact',
    states: Object.fromEntries(
      calculators.map(({ id }) => [id, <CalculatorIcon key={id} calculator={id} />]),
    ),
  },
  {
    component: ScoreRuler,
    name: 'ScoreRuler',
    importPath: '#web/ui/ScoreRuler.tsx',
    states: {
      'no score': <ScoreRuler min={40} max={100} />,
      lowest: <ScoreRuler min={40} max={100} value={40} />,
      default: <ScoreRuler min={40} max={100} value={87} />,
    },
  },
  {
    component: DefinitionList,
    name: 'DefinitionList',
    importPath: '#web/ui/DefinitionList.tsx',
    layout: 'wide',
    states: { default: <DefinitionList items={ENTRIES} /> },
  },
  {
    component: NumberedSteps,
    name: 'NumberedSteps',
    importPath: '#web/ui/NumberedSteps.tsx',
    layout: 'wide',
    states: {
      'on night': (
        <div className="night band">
          <div className="wrap">
            <NumberedSteps steps={ENTRIES} />
          </div>
        </div>
      ),
    },
  },
  {
    component: CarouselControls,
    name: 'CarouselControls',
    importPath: CAROUSEL_PATH,
    layout: 'wide',
    states: { default: <CarouselExample show="controls" /> },
  },
  {
    component: CarouselTrack,
    name: 'CarouselTrack',
    importPath: CAROUSEL_PATH,
    layout: 'wide',
    states: { 'with controls': <CarouselExample show="track" /> },
  },
];

function CarouselExample({ show }: { show: 'controls' | 'track' }) {
  const { setRoot, ...carousel } = useCarousel({ count: 3, intervalMs: 3000, isPausedByInteraction: true });
  return (
    <div ref={setRoot}>
      <CarouselControls carousel={carousel} itemName="quote" />
      {show === 'track' && (
        <CarouselTrack carousel={carousel} itemName="quote">
          {['First slide', HINDI_NAME, LONG_TEXT].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </CarouselTrack>
      )}
    </div>
  );
}
