/**
 * Email providers with very many customers who do not know each other: a confirmation to one of them is no reason to withhold those to the
 * others.
 */
export const LARGE_PROVIDERS: ReadonlySet<string> = new Set(
  `gmail.com
   outlook.com outlook.de outlook.es outlook.fr hotmail.com hotmail.co.uk hotmail.de hotmail.es hotmail.fr hotmail.it live.com live.co.uk live.fr msn.com
   yahoo.com yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com.br yahoo.com.mx yahoo.de yahoo.es yahoo.fr yahoo.in yahoo.it ymail.com rocketmail.com
   icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me fastmail.com zoho.com tuta.com tutanota.com hey.com mail.com
   gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de posteo.de mailbox.org bluewin.ch
   orange.fr free.fr laposte.net sfr.fr wanadoo.fr libero.it virgilio.it tiscali.it btinternet.com sky.com telenet.be ziggo.nl kpnmail.nl
   wp.pl o2.pl onet.pl interia.pl seznam.cz centrum.cz freemail.hu abv.bg mail.ru yandex.ru yandex.com ukr.net
   comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net shaw.ca rogers.com sympatico.ca
   uol.com.br bol.com.br terra.com.br bigpond.com optusnet.com.au xtra.co.nz rediffmail.com
   qq.com 163.com 126.com sina.com foxmail.com naver.com daum.net hanmail.net kakao.com docomo.ne.jp ezweb.ne.jp`.split(/\s+/),
);
