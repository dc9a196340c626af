/** Employment or self-employment, leadership or expertise: the verdicts, then the single factors. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export type SelfEmploymentVerdict = 'employed' | 'leansEmployed' | 'both' | 'leansOwn' | 'own';

export const selfEmploymentVerdicts: Record<SelfEmploymentVerdict, string> = {
  employed:
    'The scales come down on the side of employment, and clearly. A good organisation multiplies you: you work better for having colleagues, a month’s end and a purpose larger than your own till. Independence can live inside the post, as a project or a department.',
  leansEmployed:
    'More weight lies in the pan of service than in that of enterprise, though not by much. Keep a post as the spine of your working life and let a small sideline breathe beside it; should the sideline ever pay for a year in advance, look again.',
  both: 'The two pans hang level. You can serve and you can own, and a life in two chapters, or a practice within an institution, suits you better than choosing once for all. Change sides for a reason you could write on a postcard.',
  leansOwn:
    'A venture weighs a little more than a post. You stay longest in jobs that resemble a small firm, with your own clients and budget; if you set up by yourself, do so with a first customer, a reserve and somebody who likes accounts.',
  own: 'The balance tips plainly towards work of your own. What speaks for independence outweighs what speaks for service, and being managed by the hour dulls you. Begin small, keep the books honest from the first day, and leave the old post on warm terms.',
};

/** The houses that decide, by the condition of their lord. */
export const selfEmploymentByHouse = {
  3: {
    strong:
      'Initiative is in good supply. You knock, ask, try and try again, and this muscle is the one that founders use most; employers value it too, on the days when they remember to.',
    fair: 'Your courage works by rehearsal. A pilot, a weekend stall or one test client tells you more than a year of planning, and each small success makes the next knock easier.',
    weak: 'Selling yourself costs you effort. In employment that matters little; in a business of your own, you would do best beside a partner who enjoys the first call.',
  },
  6: {
    strong:
      'You know how to serve without shrinking. Routine, competition and demanding seniors keep you sharp, and within a large firm this is the quality that is promoted quietly, year upon year.',
    fair: 'Daily work sits on you reasonably well. You accept hours and rules that make sense, argue with those that do not, and stay wherever the argument is heard.',
    weak: 'Fixed rosters and office rivalry take a toll on you. Look for posts with trust instead of timesheets, or for self-made hours; a heavy workload troubles you less than a petty one.',
  },
  7: {
    strong:
      'The market is friendly to you. Clients, counterparts and partners answer well, and you grasp what the other side wants before it has been said; trade and consulting use this every day.',
    fair: 'You deal fairly and are dealt with fairly, on the whole. Partnerships work if the shares, the hours and the exit are written down while everybody is still smiling.',
    weak: 'Partnership needs a wide margin in your chart. Trade alone or as an employee, or choose an associate slowly, on references; cheques are to be signed by two and expectations by both.',
  },
  10: {
    strong:
      'Whatever form your work takes, the tenth house gives it authority. You could head a department or a firm; the question is only whose risk you would like to sleep beside.',
    fair: 'The tenth house leans neither way. Your standing grows with results, and these come as readily under another’s roof as under your own.',
    weak: 'The lord of the tenth leans on help, whichever way you go. An established name above the door is a useful loan while your own is being written, and there is no shame in taking it.',
  },
} as const;

export type LeadershipVerdict = 'leader' | 'leansLeader' | 'both' | 'leansExpert' | 'expert';

export const leadershipVerdicts: Record<LeadershipVerdict, string> = {
  leader:
    'You are more a head than a hand. People, direction and decision are your material, and a purely technical ladder leaves half of you unused; learn enough of the craft to be hard to deceive, and then let others be brilliant.',
  leansLeader:
    'Leadership has the edge, with expertise as its ballast. The best chair for you is that of the playing captain: in charge, and still doing one thing with your own hands each week.',
  both: 'Command and craft weigh the same in you. You rise as the expert who can also speak to the room, and you tire when either half is starved for long; ask for roles with a dotted line on both sides.',
  leansExpert:
    'Mastery leads, and authority follows from it. You lead best by being right and willing to explain, so let the team come to you; a small, skilled crew suits you better than a crowd.',
  expert:
    'You are a specialist at heart. Depth, precision and a closed door are where your value grows, and a promotion into pure management could cost you the very thing it rewards; ask whether the firm has a ladder for masters.',
};

export const leadershipByGraha: Record<
  Extract<ClassicalGraha, 'Sun' | 'Mars' | 'Mercury' | 'Saturn'>,
  { strong: string; fair: string; weak: string }
> = {
  Sun: {
    strong:
      'Command comes out of you without strain. People look in your direction when nobody has been appointed.',
    fair: 'You can lead if the task asks for it and stop once it is done, which makes you a comfortable chair of committees.',
    weak: 'Being in charge feels like borrowed clothing at first. It fits better when you lead for a cause rather than for rank.',
  },
  Mars: {
    strong:
      'You decide under pressure, and take the blame quickly enough to keep your team. That is most of what leadership is on a bad day.',
    fair: 'Your push is even-tempered: sufficient to start things and gentle enough to keep people in them.',
    weak: 'Open conflict is not your instrument, even where a quick decision is. Come prepared, and let a bolder colleague open the meeting.',
  },
  Mercury: {
    strong:
      'A trained, supple mind is your standing invitation. Whatever you lead or serve, keep one skill at the level where strangers pay for it.',
    fair: 'You learn what the job demands and then a little more. Certificates matter less in your case than a portfolio that can be opened on a table.',
    weak: 'Your knowledge comes in large pieces rather than neat rows. Seek work where grasp is valued above recall, and let software remember.',
  },
  Saturn: {
    strong:
      'You can do one thing for ten years and find it deeper in the eleventh. Expertise of that sort becomes authority by mere duration.',
    fair: 'Staying power is there when the purpose is clear. Set three-year aims: long enough for depth, short enough for hope.',
    weak: 'Long apprenticeships chafe. Build mastery in modules, each with its own proof, and let variety do what monotony does for others.',
  },
};
