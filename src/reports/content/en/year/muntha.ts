/**
 * The muntha, the natal lagna moved on by one sign a year. Index house - 1, of its house in the annual chart or, for an unknown birth
 * time, of its place from the Moon.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export type TajikaState = 'strong' | 'middling' | 'weak';

export const munthaByHouse = [
  'The year is about you, and cannot be delegated. A fresh start suits you: a new room, a new haircut, a decision your relatives have been waiting for. Look after strength and sleep, since everything else is paid out of them.',
  'Earning, keeping and speaking are the year’s three subjects. Income follows the words you choose, so quote a fair price in a firm voice, and let one person at home know how the accounts stand.',
  'Courage is the coin of this year. It rewards the call you dread making and the hour of practice nobody sees; brothers, sisters and neighbours have a part in what you undertake.',
  'The year keeps pulling you towards the house. Roof, mother, land or the plain wish for peace asks for time, and plans made elsewhere go better once the kitchen is settled. Be patient with rooms and gentle with elders.',
  'A creative year, with children, pupils or projects at its centre. Talent that was a pastime asks for a proper desk; advice you give is taken, and joy is not a reward for later but the method.',
  'You earn this year by the sweat of routine. Rivals, small debts and other people’s disorder take up the mornings; a strict timetable and a modest plate turn the same months into your most productive.',
  'What you do this year, you do with somebody. Marriage, partners, clients and open opponents hold up mirrors; agree slowly, keep the agreement visible, and travel when you are invited.',
  'A year of undercurrents. Plans change shape in the middle, shared money wants clarity, and the deeper talk cannot be put off again. Go slowly in body and promise, and you come out of it with less luggage and firmer ground.',
  'Fortune has your address this year. A teacher, a father figure or a journey brings the opening, and good deeds from earlier years send back their interest; give thanks in a practical way.',
  'Work takes the high seat. Responsibility grows, your name is spoken in rooms you are not in, and the post you hold at the end of the year need not be the one you began with.',
  'Muntha has few finer places. Friends are helpful, dues come in, and a wish you had folded away finds its occasion; decide beforehand what “enough” looks like, so that you notice it.',
  'The year opens outward and inward at once: distant places, expenses, solitude, sleep. Money goes out more willingly than it comes in, so choose what it should leave for, and keep one room in the week for yourself.',
] as const;

/** The lord of the muntha by its strength in the annual chart. */
export const munthaLordTexts: Record<ClassicalGraha, Record<TajikaState, string>> = {
  Sun: {
    strong:
      'Authority opens the year’s doors: a senior vouches for you, an official paper arrives in order, and you find it easy to say what you stand for.',
    middling:
      'The key to the year is held by people above you, who are fair when properly asked. Come with one page and one request.',
    weak: 'Do not wait this year for somebody in charge to notice. Keep your dignity on small things, rise with the light, and let recognition be late rather than begged for.',
  },
  Moon: {
    strong:
      'Goodwill flows towards you, from the public, from mothers, from strangers in queues. Trust the first feeling and the second helping.',
    middling:
      'The year’s mood changes with the company you keep. Arrange your weeks so that there is water, music or a child in each of them.',
    weak: 'Feelings run ahead of facts in this year, like a dog before its master. Sleep on decisions, keep an evening free of screens, and tell one friend the whole story.',
  },
  Mars: {
    strong:
      'You have the fuel the year asks for. Property, sport, machinery and anything that wants a bold start move when you put a shoulder to them.',
    middling:
      'Effort pays in this year if it is rationed: one front at a time, tools sharpened, a pause before each reply.',
    weak: 'Impatience is the leak in the year’s bucket. Keep anger out of writing, leave ten minutes earlier, and prefer the repair to the revolt.',
  },
  Mercury: {
    strong:
      'Clever hands hold the year’s thread. Trade, examinations, writing and negotiation come out well, and a young person has the useful idea.',
    middling:
      'The year listens to whoever has prepared. Carry a notebook, count twice, and let another pair of eyes read what bears your signature.',
    weak: 'Information arrives garbled this year, so ask again. Short sentences, saved receipts and a slow thumb on the screen are worth more than brilliance.',
  },
  Jupiter: {
    strong:
      'A good counsellor walks with you. Children, teachers and matters of law or learning turn out well, and money follows sense.',
    middling:
      'Help is there and is a little absent-minded. Remind the teacher, follow up on the promise, keep your hopes in writing.',
    weak: 'Optimism outruns the budget in this year. Ask a sober friend for a second opinion, give within your means, and let faith be a practice and not a purchase.',
  },
  Venus: {
    strong:
      'Affection and comfort are on your side. Weddings, art, vehicles and good company bring the year’s brighter pages, and peace is easily made.',
    middling:
      'What pleases you this year has a reasonable price, if you compare. Let courtesy open doors, and do not let the décor delay the move.',
    weak: 'Pleasure costs more than its label in this year, and compliments are not contracts. Choose the simple version, dress warmly for the heart’s weather, and be faithful to your sleep.',
  },
  Saturn: {
    strong:
      'Patience is rewarded in cash this year. Old work, older people and slow institutions come through for you, in the order of the queue.',
    middling:
      'The year keeps strict accounts. Put in the hour, keep the document, and time turns from examiner into colleague.',
    weak: 'Delays are part of the furniture this year. Build them into every plan, keep joints and tempers warm, and carry one weight instead of three.',
  },
};

/** Short texts for the year of life that covers fewer of the months, by the same houses. */
export const munthaInOtherYear = [
  'it makes you yourself the subject, and asks for a beginning that carries your name alone',
  'it turns to money, food and speech, and wants the household’s figures agreed by everybody',
  'it rewards effort and short journeys, and likes whoever makes the first call',
  'it draws your thoughts to home, land and parents, and asks for patience with rooms',
  'it favours children, study and creative work, and encourages whatever you love enough to teach',
  'it is about daily work and old dues, and pays for steady habits by the hour',
  'it puts a partner or client at the centre, and weighs each promise for both sides',
  'it looks below the surface, asks for clear terms in shared money, and prefers depth to speed',
  'it favours teachers, faith and long journeys, and meets helpers on the road',
  'it brings work and standing into view, and shows effort to those who decide',
  'it joins the circle of friends, where favours go round and dues come in',
  'it steps back from the crowd, watches the expenses, and gives its best in quiet',
] as const;
