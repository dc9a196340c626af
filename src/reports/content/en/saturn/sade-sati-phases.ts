/** The three phases of Sade Sati by Moon sign, Aries to Pisces. They hold for every passage of a life. */
import type { SaturnPhase } from '#src/astrology/contract.ts';

type Parts = Record<SaturnPhase['phase'], string>;

export const sadeSatiPhasesByMoonSign: readonly Parts[] = [
  {
    rising:
      'Saturn in Pisces slows you down through tiredness and other people’s needs. Your Aries Moon dislikes waiting. Use the slower time for prayer or study, and put off a costly new start.',
    peak: 'Saturn is weakest in Aries, so you want to act and are made to wait for papers and permissions. Exercise at a fixed hour each day. Do not fight with officials or resign in anger.',
    setting:
      'Saturn in Taurus is in a friendly sign, so the end brings steadier income and a softer tone at home. Turn the savings habit of these years into a fixed deposit.',
  },
  {
    rising:
      'Saturn in Aries brings sudden changes and expenses that you did not plan. Your Taurus Moon needs time. Ask for a week before you agree to a transfer, a move or a loan.',
    peak: 'Saturn in your own Taurus tests comfort, food and possessions, in a sign that is friendly to it. Live more simply, keep the few things you value, and clear loans taken for comfort.',
    setting:
      'Saturn in Gemini is in a friendly sign, and papers move. Pending agreements get signed, and your speech brings income again. Finish tax and bank matters in these years.',
  },
  {
    rising:
      'Saturn in Taurus reviews comfort and spending first. Your Gemini Moon may notice it late. Add up subscriptions, snacks and gadgets for one month, and drop a third of them.',
    peak: 'Saturn in Gemini asks you to finish what you begin. Reduce your interests to two. It is a very good time for an exam, a licence or a long piece of writing.',
    setting:
      'Saturn in Cancer is in a difficult sign, and parents, property or family money need you. Speak little and act steadily. Have house papers and nominations checked by an expert.',
  },
  {
    rising:
      'Saturn in Gemini brings forms, messages and relatives who need explanations. Your Cancer Moon takes each to heart. Answer in the morning, one after another, and keep the phone away after nine.',
    peak: 'Saturn in Cancer makes you care for everyone while your own feelings tire. Fix an hour of rest each day and tell the family. Let another person handle one household duty.',
    setting:
      'Saturn in Leo brings visible duty: you sign, represent or lead the family. Income follows slowly. Keep spending modest, and avoid quarrels about respect with elders.',
  },
  {
    rising:
      'Saturn in Cancer brings expenses for home, mother or an old house. Your Leo Moon prefers praise to duty. Do the repairs and visits first; respect comes from them.',
    peak: 'Saturn in Leo reduces applause while the work continues. Seniors may be strict. Do the work you value without waiting for praise, and keep blood pressure and temper in check.',
    setting:
      'Saturn in Virgo is in a friendly sign, and order repairs what pride has spoiled. Sort accounts, diet and debts, and money returns in regular amounts.',
  },
  {
    rising:
      'Saturn in Leo brings expense or worry through a senior, a father figure or a matter of respect. Your Virgo Moon works quietly. Put your name on your work, and do not argue over rank.',
    peak: 'Saturn in Virgo adds more and more tasks to your list, in a sign that is friendly to it. Remove a third of them each Sunday. The skill you perfect now can support you for years.',
    setting:
      'Saturn is exalted in Libra, so this is one of the kindest endings. Fair contracts, good partners and regular savings come. Sign the long agreement you have prepared.',
  },
  {
    rising:
      'Saturn in Virgo, a friendly sign, brings small bills, delays and a strict diet. Your Libra Moon wants everyone satisfied. Pay rent and fees first, and refuse one request a week.',
    peak: 'Saturn is exalted in your own Libra, which makes this one of the best middle parts. You must decide instead of weighing. Decisions on marriage, business or property made with care can last.',
    setting:
      'Saturn in Scorpio touches shared money and old family matters. Go slowly, put loans and shares of property in writing, and speak softly about what is past.',
  },
  {
    rising:
      'Saturn is exalted in Libra, so the start is mild. Partners and agreements become serious and cost money, but the terms are fair. Your Scorpio Moon can trust a written contract.',
    peak: 'Saturn in Scorpio brings up old grief, anger and guarded matters. Speak to one trusted person, and forgive one old quarrel. Avoid secret loans and late nights.',
    setting:
      'Saturn in Sagittarius brings order through study, faith and a teacher’s plain advice. Income and speech improve. Pay for a course or a child’s education in these years.',
  },
  {
    rising:
      'Saturn in Scorpio works on debts, dreams and unfinished separations. Your Sagittarius Moon looks only forward. Close an old loan, sleep on time, and travel with little luggage.',
    peak: 'Saturn in Sagittarius tests your beliefs by daily life. Reduce large plans to weekly steps. Follow one honest teacher, and practise what you advise others.',
    setting:
      'Saturn in Capricorn is in its own sign, so income becomes orderly and words reliable. Many with your Moon buy, build or pay off something solid in this part. Plan it by budget.',
  },
  {
    rising:
      'Saturn in Sagittarius raises the question of purpose and brings costs of study or travel. Your Capricorn Moon prefers work. Make the pilgrimage or the course first, then return to the career.',
    peak: 'Saturn is in its own sign with your Capricorn Moon, so the work is hard but suits you. Take the higher responsibility. Tell the family when you are tired, before strength runs out.',
    setting:
      'Saturn in Aquarius is in its own sign, and gains come through groups, elders and public work. Savings made now can last long. Join a cooperative, a union or a society you trust.',
  },
  {
    rising:
      'Saturn in Capricorn is in its own sign, so expenses can be cut to what is useful. Your Aquarius Moon bears time alone well. Save the difference, and learn one new thing with the free time.',
    peak: 'Saturn is in its own sign with your Aquarius Moon. Feelings become cool and clear, and public or technical work succeeds. Keep one close friend and one evening of laughter.',
    setting:
      'Saturn in Pisces makes money leak through kindness and unclear promises. Lend little, give what you can spare, and write both down. Family speech becomes gentler.',
  },
  {
    rising:
      'Saturn in Aquarius is in its own sign, so you withdraw in an orderly way. Your Pisces Moon absorbs other people’s moods. Leave crowded groups, and fix a quiet hour each evening.',
    peak: 'Saturn in Pisces gives limits to dreams and sympathy. Set office hours for yourself and a sum for helping others. Music, prayer or swimming each day steadies the mind.',
    setting:
      'Saturn is weakest in Aries, so income needs a direct effort and speech turns sharp. Ask for your fee in short sentences, and pause before you answer relatives.',
  },
];
