/** People at work: equals (3), juniors and rivals (6), clients (7), superiors (9), the wider circle (11). */
export type PeopleHouse = 3 | 6 | 7 | 9 | 11;
export type OccupantKind = 'light' | 'gentle' | 'stern' | 'node';

type People = {
  title: string;
  intro: string;
  lord: Record<'angle' | 'trine' | 'growth' | 'hidden', { ease: string; strain: string }>;
  occupant: Record<OccupantKind, string>;
};

export const people: Record<PeopleHouse, People> = {
  3: {
    title: 'Equals, at the next desk',
    intro: 'The third house: peers, neighbours in rank, and those who answer your messages.',
    lord: {
      angle: {
        ease: 'Your peers are near and useful. You work shoulder to shoulder without much ceremony, and a remark by the tea urn settles what two meetings could not.',
        strain:
          'Colleagues of your own rank sit rather close, elbows included. Divide the work on paper at the outset, and friendship gets through the project unharmed.',
      },
      trine: {
        ease: 'You learn from equals, and they from you. Someone from an early team turns up at several bends of your career, each time with a useful name.',
        strain:
          'Peers mean well and forget to mention it. Praise a colleague’s work first, aloud; the echo you have been missing tends to follow.',
      },
      growth: {
        ease: 'Teamwork pays in your case, quite literally. Shared clients, shared ideas and a lively group chat add to what you earn.',
        strain:
          'Comparison with batchmates spoils a good year now and then. Measure yourself against your own diary, and their promotions become news instead of verdicts.',
      },
      hidden: {
        ease: 'You help colleagues behind the scenes, and they know. Distance suits these bonds: the best of your peers sit in other cities or other shifts.',
        strain:
          'Messages between you and your equals go astray. Confirm in two lines whatever was agreed in the corridor, and assume haste before you assume intent.',
      },
    },
    occupant: {
      light:
        'A luminary among your equals means that one of them shines: a colleague sets the tone, and you do well to share the stage early instead of rehearsing alone.',
      gentle:
        'Courtesy reigns at the neighbouring desks. Notes are answered, cakes are brought, and you should see to it that niceness does not postpone the honest review.',
      stern:
        'Your peers are competitors with manners, or without. It sharpens you; pick the contests that improve the work and ignore those about parking.',
      node: 'An unusual colleague belongs to your story: foreign, brilliant, self-taught or soon gone. Learn the trick that only this person knows.',
    },
  },
  6: {
    title: 'Juniors, rivals and the daily grind',
    intro:
      'The sixth house: those who assist you, those who compete with you, and the work that returns each morning.',
    lord: {
      angle: {
        ease: 'Assistants stay with you, since you fight their battles. Rivals make themselves known in the open, and you are at your cheerful best in a fair contest.',
        strain:
          'Frictions with staff land on your own table sooner or later. Hire slowly, correct in private, and let rules rather than moods decide who gets the window seat.',
      },
      trine: {
        ease: 'You train people well; former juniors become your finest references. Competition teaches you more than it costs.',
        strain:
          'You help juniors until they lean, and then wonder at the weight. Teach the method once more and withdraw your hand by a date.',
      },
      growth: {
        ease: 'The grind pays. Service work, maintenance contracts and the steady custom of difficult clients are worth more to you than they look.',
        strain:
          'Small disputes nibble at income. Settle the petty ones quickly, even at a discount, and save your stubbornness for the one that sets a rule.',
      },
      hidden: {
        ease: 'Obstacles tend to cancel each other on your path. A rival moves away, a quarrel runs out of breath, and you learn to wait one week before replying.',
        strain:
          'What irritates you at work stays invisible to others. Describe the problem in numbers, at a calm hour, to the person who can alter it.',
      },
    },
    occupant: {
      light:
        'You are noticed through service. A humble task done in plain view, in the office kitchen as it were, has more effect on your rise than a speech.',
      gentle:
        'You disarm opponents by being useful to them. Even so, let your kindness keep hours, because people bring their backlog to a patient face.',
      stern:
        'Stern grahas are at home in the sixth, and they make a doughty competitor of you. Opposition that would slow another gives you traction.',
      node: 'Rivalries take strange forms and dissolve as strangely. Odd hours, contract staff and distant help desks are part of your working landscape.',
    },
  },
  7: {
    title: 'Clients and partners',
    intro: 'The seventh house: whoever sits on the other side of the table.',
    lord: {
      angle: {
        ease: 'Clients find you without a map. You are easy to deal with face to face, and a good part of your reputation is made by the people you have served.',
        strain:
          'Counterparts play a large part in your fortunes, sometimes too large. No single client should carry more than a third of your year.',
      },
      trine: {
        ease: 'The right associate feels like luck and behaves like family. Contracts concluded with goodwill hold for you beyond their term.',
        strain:
          'You choose partners for their promise. Look at their last three years as well, and ask someone they have parted from.',
      },
      growth: {
        ease: 'Dealings are good for both sides of your table. Clients who came once tend to come again, and repeat orders earn you more than conquests.',
        strain:
          'Terms of payment deserve your sternest face. Advance, milestone, balance: with these three words on paper the affection survives.',
      },
      hidden: {
        ease: 'Partners reach you from afar or through another’s difficulty. You are discreet with their affairs, which is why they stay.',
        strain:
          'Agreements blur where you most wish to trust. Let a neutral person read whatever binds you for longer than a year.',
      },
    },
    occupant: {
      light:
        'Your counterparts are people who are seen: well known, well liked, used to the head of the table. You gain by the association if you keep your own letterhead.',
      gentle:
        'A benevolent guest in the seventh makes your dealings pleasant. Clients forgive a delay from you that they would not forgive from others; use the credit rarely.',
      stern:
        'You attract exacting clients, the kind who count the screws. Once satisfied they are loyal, and their word is worth a season of advertising.',
      node: 'Partners of another background, tongue or generation are drawn to your door. The arrangement thrives on curiosity, and on terms that both of you understand.',
    },
  },
  9: {
    title: 'Superiors, mentors and good fortune at work',
    intro: 'The ninth house: the boss as teacher, the elder who recommends, the principle behind the pay.',
    lord: {
      angle: {
        ease: 'You catch the eye of seniors early, and deserve to. A mentor stands at each of the main gates of your career, usually one with strict opinions.',
        strain:
          'Your chiefs are prominent and not always easy. Learn what they are excellent at, and let the rest go home with them at six.',
      },
      trine: {
        ease: 'Guidance is a family asset in your chart. Ask an elder before every large step; you need not obey, but the conversation itself clears the road.',
        strain:
          'Help from above is there, a little shy of showing itself. Write once a year to those who taught you, with news and no request.',
      },
      growth: {
        ease: 'A sponsor opens a market. Recommendations, alumni circles and people of your faith or province are real capital to you.',
        strain:
          'Patrons expect a return. Accept favours whose price you know, and repay them before being reminded.',
      },
      hidden: {
        ease: 'Your best guide is far away, retired, or a book. Such counsel ages well, and nobody can transfer it out of your reach.',
        strain:
          'Bosses change just as they have understood you. Keep your own file of results, so that each new one begins at the right page.',
      },
    },
    occupant: {
      light:
        'A figure of stature stands over your path, parent or chief. You grow by serving one person of real quality closely for a few years.',
      gentle:
        'Grace rests on your dealings with teachers. Doors open to a polite inquiry from you that a clever one would not move.',
      stern:
        'The mentors who shaped you were hard to please. You pass the standard on, and could pass on the praise they forgot.',
      node: 'Your guides are outsiders: a foreign professor, a channel, a sceptic, a wandering saint of the profession. Test what they say and keep what works.',
    },
  },
  11: {
    title: 'The wider circle',
    intro: 'The eleventh house: networks, old colleagues, everyone who might say your name in a good place.',
    lord: {
      angle: {
        ease: 'Your network is close at hand and working. People who know your craft mention you unasked, and openings come over lunch.',
        strain:
          'The circle is large and somewhat loud. Sort it once a year into those you would lend your car to and those you wave at.',
      },
      trine: {
        ease: 'Friends and fortune travel together in your case. What you do for the circle without counting tends to come back, often by way of somebody else.',
        strain:
          'You are better at making friends than at asking them. State one wish clearly to one person this quarter; they have been waiting to be useful.',
      },
      growth: {
        ease: 'Contacts turn into contracts. You are a natural member of guilds, forums and chambers, and the fee is money well placed.',
        strain:
          'Acquaintances consume more hours than they return. A shorter list, fed regularly, outperforms a long one that is merely stored.',
      },
      hidden: {
        ease: 'Your helpers are scattered and unannounced: a former rival, a night-shift friend, someone abroad. Keep their addresses current.',
        strain:
          'Gain through friends is slow, and borrowing between friends is slower. Lend time gladly and rupees rarely, with the date written down.',
      },
    },
    occupant: {
      light:
        'One well-placed friend does more for you than a hundred followers. Honour that friendship with news, and not just with needs.',
      gentle:
        'You are liked in groups, and it pays. Organise the reunion; among those who fold chairs with you stands a future employer.',
      stern:
        'Even the austere grahas give in the eleventh. Persistence with large organisations brings returns, the more so after the first refusal.',
      node: 'Helpers reach you from outside your usual world: a far-off contact, an odd specialist, someone who soon drifts on. Thank them while they are near.',
    },
  },
};
