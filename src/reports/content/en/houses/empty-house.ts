/** An empty house, by whether its lord is well placed. */
import type { HouseNumber } from './house-lord.ts';

export const emptyHouse: Record<HouseNumber, { well: string; busy: string }> = {
  1: {
    well: 'Nobody sits at your threshold, so people meet you unannounced. The impression you make is what you do next, and you have what it takes to do it.',
    busy: 'Nobody stands at your threshold, and you sometimes wonder what people see in you. They see somebody who is still open; show them more when you are ready.',
  },
  2: {
    well: 'Nobody sits in your treasury, and its owner looks after it well from elsewhere. Money does best with you when you look at it seldom and thoroughly, say one evening a month.',
    busy: 'No one sits at the till, and its keeper is busy elsewhere. Saving goes best when it happens by itself, so let a fixed sum go aside on the day your money comes in.',
  },
  3: {
    well: 'Nobody drives you on from inside this house, so your courage waits until it is needed. Take the first small step, and it is there for the second.',
    busy: 'Starting does not come by itself here. Borrow a colleague’s deadline or a sibling’s push, and do the thing at the same hour every day until it has become a habit.',
  },
  4: {
    well: 'Your home life is quiet and well looked after. You can go away for weeks and find everything in its place, and peace returns as soon as you have put down the bag.',
    busy: 'Nothing stirs in this house, and its keeper has other worries. An hour of plain housekeeping every week does your peace of mind more good than you would expect.',
  },
  5: {
    well: 'No graha plays in this garden, and still it is watered. Your talent shows where you work at something regularly, and joy comes with the practice.',
    busy: 'Play does not come to you uninvited. Put an hour of it into the diary, next to the electricity bill, and keep the appointment as you would keep one with somebody else.',
  },
  6: {
    well: 'No quarrel has settled in this house. Work and rivalry come at their hours and seldom follow you home, so your evenings may belong to other things.',
    busy: 'Nothing presses from within this house, so its small duties are easily forgotten. Pay the little dues first; they are the ones that grow.',
  },
  7: {
    well: 'Whoever comes to sit opposite you finds a clear table and a keeper in good order. An honest approach is usually met with one.',
    busy: 'The chair opposite you is open, and its keeper is busy elsewhere. Go slowly with partners of any kind, say plainly what you expect, and agree to nothing while you are tired.',
  },
  8: {
    well: 'The cellar of the chart is empty and dry. Hidden worries seldom rise from it, and where something is shared or inherited, the papers tend to be in order.',
    busy: 'Nothing stirs in the cellar, yet you sometimes lie awake listening for it. Keep the shared papers in order, and let that be enough; most of what you imagine down there is furniture.',
  },
  9: {
    well: 'No one preaches in this house, and blessings come all the same, in small and ordinary ways: a useful book, a fair examiner, a word from somebody older at the right time.',
    busy: 'In matters of faith you were given a free hand and few instructions. Visit a teacher once a year, if only to disagree; you find out what you believe by saying it aloud.',
  },
  10: {
    well: 'No voice from above tells you what to become, and the office is well connected nonetheless. Find what you would do unpaid on a Sunday, then get it paid.',
    busy: 'Your calling speaks softly, and nobody inside this house repeats it for you. Try things in earnest, each for a year; the answer comes out of the doing.',
  },
  11: {
    well: 'The hall of friends is open, and no graha decides who comes in. Invite whom you like; friendships you begin yourself have a good footing here.',
    busy: 'Nobody keeps the door of this house, so even a circle that you love can fall silent for months. Be the one who sends the message; they come gladly once they are called.',
  },
  12: {
    well: 'Nobody lives in the room of farewells, and its key is in safe hands. You can be alone without being lonely, and come back to company when you please.',
    busy: 'Rest and spending have no one to watch over them here. A fixed bedtime, a small budget and one quiet corner of the house are all the order that is needed.',
  },
};
