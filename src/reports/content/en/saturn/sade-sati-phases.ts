/** The three phases of Sade Sati by Moon sign, Aries to Pisces. They hold for every passage of a life. */
import type { SaturnPhase } from '#src/astrology/contract.ts';

type Parts = Record<SaturnPhase['phase'], string>;

export const sadeSatiPhasesByMoonSign: readonly Parts[] = [
  {
    rising:
      'Saturn in Pisces lets the air out of your hurry. Sleep, spending and old promises ask to be looked at before the next race, and an Aries Moon, which hates waiting rooms, discovers that one can think in them.',
    peak: 'In Aries, where Saturn is least at ease, brake and accelerator are pressed together. You want to act and are asked to wait for the form in triplicate. One fixed hour of exercise a day carries you farther than three quarrels with a clerk.',
    setting:
      'The way out runs through Taurus, Venus’s solid field, and Saturn is on good terms there. Earnings settle, your tone softens, and what the middle years taught you turns up in the savings book.',
  },
  {
    rising:
      'It begins in Aries, behind your back and at a speed you dislike. Changes are proposed before you have finished the last one; a Taurus Moon does well to say “give me a week” and then to use the week.',
    peak: 'Saturn in your own Taurus goes over the house room by room. Comforts are counted, tastes grow plainer, and the two or three things you cannot live without come out very clearly. Good cloth, good food and early evenings remain allowed.',
    setting:
      'Gemini is a light sign to leave by: Mercury and Saturn understand each other. Papers get signed, pending talks are had, and your voice, a little rusty from all that carrying, is asked for again.',
  },
  {
    rising:
      'From Taurus, Saturn audits your comforts first: subscriptions, sweets, the sofa. A Gemini Moon hardly notices until the sums are read aloud, and then rather enjoys the new neatness.',
    peak: 'Saturn sits down in Gemini and asks you to finish the sentence. Many interests become two; half-read books are closed or completed. It is a splendid time for an examination, a licence, a long piece of writing.',
    setting:
      'Cancer is the last leg, and no easy chair for Saturn. Parents, property or a family kitchen want steady hands and few words; what you learnt about focus is now used on people instead of papers.',
  },
  {
    rising:
      'Gemini comes first, so the weight arrives as talk: forms, messages, relatives who need things explained. Your Cancer Moon takes each of them to heart. Answer in the morning, in order, and put the telephone in a drawer by nine.',
    peak: 'Saturn in Cancer stands in the very kitchen of your feelings. You look after everybody, and are asked to notice who looks after you. Rest taken on purpose, at a named hour, is the discipline of these years.',
    setting:
      'In Leo the passage ends on a stage that you did not ask for. Duty becomes visible: you chair, sign, represent. Income follows recognition slowly here, so keep the spending of a quieter person.',
  },
  {
    rising:
      'The approach is through Cancer: an ageing parent, a leaking roof, a mother tongue you had half forgotten. A Leo Moon would sooner be admired than needed, and finds that in this stretch the two are the same.',
    peak: 'Saturn enters Leo and dims the footlights. Applause thins out while the work goes on, which teaches you what you love for its own sake. Dignity in small rooms is noticed, even if nobody says so till later.',
    setting:
      'Virgo, a friendly sign to Saturn, brings you out by way of detail. Accounts, diet, filing and one well-kept routine repair whatever pride let slide, and the money comes back in tidy amounts.',
  },
  {
    rising:
      'It opens in Leo with a matter of pride: a senior, a father figure, a title. The Virgo Moon prefers to be useful without a fuss; here you learn to be useful and to be named for it.',
    peak: 'With Saturn in Virgo two perfectionists share one desk. The list grows longer as you work; so strike out a third of it each Sunday. What is left is done so well that you live on it for years.',
    setting:
      'Few people are let out so graciously: Saturn in Libra is exalted. Fair contracts, a balanced ledger and somebody reasonable at your side belong to this last stretch, and patience is paid in full.',
  },
  {
    rising:
      'In Virgo, a helpful sign for Saturn, the weight comes as small print. Bills, diet and delays are dealt with one by one; a Libra Moon that wants everybody content begins by contenting the landlord.',
    peak: 'Saturn is exalted in your own Libra, which makes this one of the best middles there are. You are asked to decide instead of weighing, and the decisions last. Friendship becomes an office, and you hold it well.',
    setting:
      'Scorpio leads out by a narrow stair: shared money, old loyalties, what was never said. Saturn is a stranger there, so go slowly and get things in writing, and the stair ends in daylight.',
  },
  {
    rising:
      'The first part goes through Libra, where Saturn is at its noblest. Partners and agreements become serious in a way you can respect, and a Scorpio Moon, used to guarding everything, is offered terms worth signing.',
    peak: 'Saturn goes down into Scorpio with a lamp. Old grief, old grudges and the locked trunk are gone through, piece by piece. You come up lighter, if you give away what you find instead of cataloguing it.',
    setting:
      'Sagittarius is open country after a tunnel. Belief, study and a teacher’s plain word bring order into speech and savings, and your family notices that you laugh at breakfast again.',
  },
  {
    rising:
      'Scorpio first: Saturn works in the cellar of your chart while your Sagittarius Moon looks at the horizon. Debts, dreams and unfinished partings are attended to, mostly at night. Keep your luggage light and your bedtime regular.',
    peak: 'Saturn in Sagittarius asks you to live what you preach. Big plans shrink to the size of a week, and one honest teacher is worth nine inspiring ones. What survives of your faith by the end you may keep for good.',
    setting:
      'The last part is Capricorn, Saturn’s own house, and the landlord is in. Earnings become orderly, words few and reliable. Many with your Moon buy, build or pay off something solid here.',
  },
  {
    rising:
      'Sagittarius opens it, so the question is about meaning: why climb at all? Your Capricorn Moon would rather climb. Take the pilgrimage, the course or the long train ride first, and the ladder afterwards.',
    peak: 'Saturn is at home in Capricorn and so are you; two people of few words keep house. It is demanding and oddly restful, like a job you are good at. Let someone see that you are tired before you are very tired.',
    setting:
      'You leave through Aquarius, the second of Saturn’s own signs. Gains come by way of groups, elders and things that serve many, and an income built with this much care tends to hold.',
  },
  {
    rising:
      'Saturn begins in Capricorn, its own sign, where nothing is wasted. Expenses are cut to what is useful and solitude becomes workable; an Aquarius Moon is seldom lonely in an empty house.',
    peak: 'In Aquarius the guest is on home ground, and your Moon is the guest’s own lodger. Feeling grows cool and clear, causes find their worker. Keep one friend with whom you may be foolish.',
    setting:
      'Through Pisces the weight runs out like water from a bath. Money is kept by kindness and lost by vagueness here: lend little, give what you can spare, and write down both.',
  },
  {
    rising:
      'The start is Aquarius, Saturn’s own airy room, and it comes as an orderly retreat: fewer groups, better ones. A Pisces Moon, open to every mood in the house, is handed a door with a handle on the inside.',
    peak: 'Saturn in Pisces puts banks to a river. Dreams are given office hours, compassion a budget. Music, prayer or a daily swim keeps the water clean, and what you draw up now others drink from later.',
    setting:
      'The end runs through Aries, an awkward sign for Saturn and a brisk one. You are pushed to earn and speak for yourself after years of drifting along kindly; short, plain sentences serve you best.',
  },
];
