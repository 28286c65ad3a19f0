// The words that load later: recap, Earth, archive, challenges, statistics, settings. Result: start.ts.
import { formatsIn } from '../languages';
import type { LaterTexts } from '../texts';

const { monthAndYear, plural, weekday, withWeekday, writtenOut } = formatsIn('ja');

export const later: LaterTexts = {
  archive: {
    title: 'Zoomle アーカイブ',
    subtitle: 'これまでの問題を好きなときに遊べます。成績には影響しません。',
    description: (first) =>
      `${writtenOut(first)}から昨日までのZoomleの全問題を、好きなときに遊べます。`,
    years: '年',
    month: monthAndYear,
    weekday: (date) => weekday(date, 'short'),
    played: (played, days) => `${days}問中${played}問プレイ済み`,
    random: 'おまかせで1問',
    allPlayed: 'すべての問題をプレイ済みです。',
    closed: (date) => `お休み中（${writtenOut(date)}に再開）`,
    closedTitle: 'この問題は現在お休み中です',
    closedNote: (date) =>
      `今遊ぶと、今日か明日の正解がわかってしまいます。${writtenOut(date)}にまた遊べるようになります。`,
    noPuzzle: 'この日の問題はありません',
    noPuzzleNote: (first) =>
      `アーカイブにあるのは、${writtenOut(first)}から昨日（UTC）までの問題です。`,
    open: 'アーカイブを開く',
  },
  challenge: {
    subtitle: 'ふたりで同じ5問に挑戦。',
    description: 'Zoomleの5問で友だちと対戦。必要なのはリンクだけです。',
    invitation: '友だちに5問を送ろう。回答数が少ないほうの勝ち。',
    about:
      'ランダムに選ばれた5か国の問題が、1つのリンクになります。リンクを開いた人には、同じ5問が順番に出題されます。自分でも解いてからリンクを送れば、結果も一緒に届きます。',
    make: '対戦リンクを作る',
    makeAnother: '新しい対戦',
    send: '友だちに送る',
    honesty:
      '対戦の内容はリンクの中だけにあり、サーバーには保存されません。リンクは書き換えもできるので、友だち同士で楽しんでください。',
    intro: {
      title: 'Zoomle 対戦',
      friends: (total) => `友だちの回答数は合計${total}回。これより少なくできますか？`,
      game: '衛星写真の1点がどの国にあるかを、6回以内に当てるゲームです。間違えるたびにズームアウトします。',
      rules: (lost) =>
        `回答数が少ないほうの勝ち。解けなかった問題は${lost}回と数えます。対戦は成績に影響しません。`,
      start: 'スタート',
      goOn: '続ける',
    },
    board: {
      next: '次の問題',
      result: '結果を見る',
      friends: (guesses) => `友だちは${guesses}回で正解。あなたは？`,
      friendsLost: '友だちは不正解。あなたは？',
      both: (mine, theirs) => `あなた${mine}、友だち${theirs}`,
    },
    result: {
      title: 'Zoomle 対戦の結果',
      alone: (mine) => `5問の回答数は合計${mine}回でした。`,
      won: (mine, theirs) => `${mine}回対${theirs}回で勝ち！`,
      lost: (mine, theirs) => `${mine}回対${theirs}回で負け。`,
      draw: (mine) => `どちらも${mine}回で引き分け。`,
      table: '問題ごとの回答数',
      columns: { map: '問題', country: '国', mine: 'あなた', theirs: '友だち' },
      total: '合計',
      lostNote: (lost) => `X：不正解（${lost}回と数えます）`,
      places: '5つの場所',
      reply: '結果を送り返す',
    },
    share: {
      action: 'リンクをシェア',
      invitation: 'Zoomle 対戦：同じ5問で勝負！少ない回答数で当てられるのはどっち？',
      result: (mine) => `Zoomle 対戦：5問を${mine}回で終了。${mine}回より少なくできる？`,
      reply: (verdict) => `Zoomle 対戦：${verdict}`,
      verdict: {
        won: (mine, theirs) => `${mine}回対${theirs}回でこちらの勝ち！`,
        lost: (mine, theirs) => `${theirs}回対${mine}回でそちらの勝ち。`,
        draw: (mine) => `どちらも${mine}回で引き分け。`,
      },
    },
    open: {
      heading: '途中の対戦',
      link: (played, of) => `続ける：${of}問中${played}問終了`,
    },
    refused: {
      title: 'この対戦は開けません',
      damaged:
        'リンクが途中で切れているか、長すぎるか、文字が間違っています。友だちにリンク全体をもう一度送ってもらってください。',
      otherList:
        'このリンクは、国の一覧が異なるバージョンのサイトで作られたものです。ページを再読み込みしてもう一度試すか、新しい対戦を作ってください。',
    },
  },
  day: {
    named: (date, result) => `${withWeekday(date)}：${result}`,
    weekdayLetter: (date) => weekday(date, 'narrow'),
    notPlayed: '未プレイ',
    result: {
      playing: () => '途中',
      won: (guesses) => `${guesses}回目で正解`,
      lost: () => '不正解',
    },
  },
  earth: {
    description: '当てた国が、あなたの地球で光ります。',
    count: (lit, all) => `${all}か国中${lit}か国`,
    globe: '地球儀：矢印キーで回転、プラスとマイナスで拡大・縮小',
    zoom: 'ズーム',
    nearer: '拡大',
    farther: '縮小',
    whole: '地球全体',
    noGlobe: 'このブラウザでは地球儀を表示できません。光った国はすべてリストにあります。',
    continents: ['アフリカ', 'アジア', 'ヨーロッパ', '北アメリカ', '南アメリカ', 'オセアニア'],
    allCountries: 'すべての国',
    last: (country) => `最後に光った国：${country}`,
    another: '次の国を光らせる',
    notLit: 'まだ光っていません',
    lightUp: (continent) => `${continent}を光らせる`,
    of: (lit, all) => `${all}か国中${lit}か国`,
    litIn: (country, progress, continent) => `${country}：${continent}で${progress}`,
    staysDark: (country, progress, continent) =>
      `${country}はまだ光っていません。${continent}で${progress}`,
    noneToDraw: (continent) =>
      `${continent}には、今出題できる光っていない国がありません。別の大陸を選ぶか、数日後にまたお試しください。`,
    toGo: (continent, count) => `${continent}：残り${count}か国です。`,
    ten: (country) => `${country}で10か国。あなたの地球が輝き始めました。`,
    twentyFive: (country) => `${country}で25か国。地球の8分の1が輝いています。`,
    fifty: (country) => `${country}で50か国。地球の4分の1が輝いています。`,
    hundred: (country) => `${country}で100か国。地球の半分が輝いています。`,
    hundredFifty: (country) => `${country}で150か国。地球の4分の3が輝いています。`,
    continent: (continent) => `${continent}の国がすべて光りました。`,
    complete: (continent, progress) => `${continent}をコンプリート：${progress}`,
    wholeSince: (date, all) => `${writtenOut(date)}から地球全体が輝いています。全${all}か国。`,
    again: 'もう一度光らせる',
    all: 'あなたの地球全体が輝いています。すべての国を当てました。',
  },
  pages: {
    practiceOffline:
      '練習にはネット接続が必要ですが、今はつながっていません。今日の問題はオフラインでも遊べます。',
    source: 'このサイトのソースコード',
    allPosts: 'すべての記事',
    postsLanguage: '記事は英語です。',
    contact: {
      coordinate: {
        action: '座標の間違いを報告',
        title: '座標の間違い：',
        questions: ['国：', '名所：', '間違っている点と、名所の本当の位置：', 'そう判断した根拠：'],
      },
      bug: {
        action: '不具合を報告',
        title: '不具合：',
        questions: ['起きたこと：', '期待した動作：', '再現する手順：', 'ブラウザと端末：'],
      },
      date: (today) => `問題の日付（UTC）：${today}`,
      inEnglish: '（できれば英語で書いてください。）',
      note: 'どのリンクも、質問項目の入った新しいIssueの作成画面を、プロジェクトのリポジトリで開きます。アカウントが必要です。Issueは誰でも読めるため、今日の問題についての報告はネタバレになります。その日が終わるまでお待ちください。',
    },
  },
  progress: {
    title: 'プレイデータ',
    description:
      'Zoomleの成績：正解率、連続正解、回答数の分布。プレイデータをファイルやコードとして保存し、別の端末で復元できます。',
    open: '別の端末に引き継ぐ',
    intro:
      'プレイデータは、この端末のこのブラウザだけに保存されています。コピーを取っておくか、別の端末に引き継いでください。',
    export: {
      heading: 'エクスポート',
      note: '毎日の問題とアーカイブの記録、あなたの地球の国が含まれます。ほかの記録や設定は含まれません。コードの内容もファイルと同じです。自分宛てのメッセージに貼り付けて使えます。',
      save: 'ファイルに保存',
      copy: 'コードをコピー',
      fileName: (date) => `zoomle-progress-${date}.json`,
    },
    persist: {
      heading: 'データの保護',
      note: '端末の空き容量が足りなくなると、ブラウザがサイトのデータを消すことがあります。プレイデータを保護するよう、ブラウザに頼めます。確認を求められることもあります。',
      ask: 'プレイデータを保護する',
      granted: '自分で消さないかぎり、プレイデータはブラウザに残ります。',
      refused: 'ブラウザに保護を断られました。ときどきエクスポートしてコピーを取ってください。',
    },
    offline: {
      heading: 'オフラインで遊ぶ',
      ready: 'このブラウザにサイトが保存されているので、オフラインでも遊べます。',
      unsupported:
        'このブラウザでは、サイトをオフラインで使えません。プライベートウィンドウや、https でないアドレスではよくあることです。',
      changed:
        'オフライン用にサイトを保存できません。届いたファイルが、ネットワークや拡張機能などによって書き換えられているようです。次に開いたときにもう一度試します。',
      incomplete:
        'オフライン用の保存が終わっていません。一部のファイルを読み込めませんでした。次に開いたときにもう一度試します。',
    },
    import: {
      heading: 'インポート',
      note: '変更の前に、インポートの内容を確認できます。終了した問題が上書きされることはありません。',
      file: 'ファイルから',
      choose: 'ファイルを選択',
      code: 'コードから',
      preview: '内容を確認',
      outcome: {
        kinds: { daily: '毎日の問題', archive: 'アーカイブ', practice: '練習' },
        added: (count) => plural(count, '新規#問'),
        improved: (count) => plural(count, '続きがあるもの#問'),
        unchanged: (count) => plural(count, '同じもの#問'),
        keptMine: (count) => plural(count, '異なるもの#問（この端末の記録を残します）'),
        sentence: (kind, clauses) => `${kind}：${clauses.join('、')}。`,
      },
      nothingNew: '新しいものはありません。',
      confirm: 'インポート',
      decline: 'キャンセル',
      declined: '何も変更していません。',
      imported: (count) => plural(count, '#問をインポートしました。'),
      notStored:
        'このブラウザには今は保存できません。ページを離れるとデータが失われることがあります。',
      refused: {
        damaged:
          '読み取れませんでした。データが壊れているか欠けている、またはこの端末の時計より先の日付が含まれています。何も変更していません。',
        foreign: 'Zoomleのエクスポートデータではありません。何も変更していません。',
        newer:
          '今開いているZoomleより新しいバージョンで作られたデータです。何も変更していません。ページを再読み込みしてもう一度お試しください。',
        oversized:
          '2 MBを超えているため、Zoomleのエクスポートデータではありません。何も変更していません。',
        unavailable:
          'サイトの必要な部分を読み込めませんでした。ネットワークを確認し、ページを再読み込みしてもう一度お試しください。',
      },
    },
  },
  recap: {
    streak: (streak) => `${streak}です。`,
    newBest: (streak) => `${streak}、自己新記録です。`,
    bestMonth: (month) => `${month}：これまでで最高の月です。`,
    readMore: (country) => `ウィキペディアで${country}について読む`,
    newTab: '（新しいタブで開きます）',
    seen: '写っていたのは、この場所の周辺：',
    area: '面積',
    squares: (area, unit) => plural(area, unit === 'km' ? '# km²' : '#平方マイル'),
    rank: (rank, count) => `${count}か国中${rank}位`,
    borders: '国境を接する国',
    noBorders: '陸の国境なし',
    beyond: '地図の範囲外',
    offMap: (place) => `${place}（国の地図の範囲外）`,
    notStored: 'オフラインでは表示できません',
    views: { country: 'この国', guesses: 'あなたの回答', neighbours: '周辺' },
    map: (country, place, misses) =>
      misses > 0
        ? `不正解だった国それぞれから${place}（${country}）まで線を引いた地図`
        : `${place}（${country}）の地図`,
    answersMap: '各問題の場所を番号で示した世界地図',
    more: (country) => `${country}のほかの場所`,
    moreFailed: (country) => `${country}のほかの場所を読み込めませんでした。`,
    yourStatistics: '成績',
    countdown: (time) => `次の問題まで ${time}`,
    nextPastMap: (date) => `次の問題：${writtenOut(date)}`,
    share: 'シェア',
  },
  neighbours: {
    ask: (count) =>
      plural(count, count === 1 ? 'ボーナス：隣の国を答えよう' : 'ボーナス：隣の#か国を答えよう'),
    askNearest: 'ボーナス：最も近い国々を答えよう',
    input: '隣の国を入力',
    inputNearest: '近くの国を入力',
    missesLeft: (count) => plural(count, 'あと#回まで間違えられます'),
    wrong: (country, own) => `${country}は${own}と国境を接していません。`,
    farther: (country) => `${country}は最も近い国々に入っていません。`,
    otherView: (country, holder) =>
      `${country}：見解が分かれています。ここでは、この国境は別の国のものです：${holder}。`,
    away: (distance) => `距離は${distance}です。`,
    again: (country) => `すでに答えた国：${country}`,
    own: (country) => `${country}はこの問題の国です。`,
    show: '答えを見る',
    result: (found, asked) => `${asked}か国中${found}か国。`,
    all: 'すべて正解！',
    beyond: (countries) => `地図の範囲外：${countries}`,
    failed: '国のデータを読み込めませんでした。',
    named: (countries) => `答えた国：${countries}`,
    open: (directions) => `まだ答えていない国の方角：${directions}`,
    total: (found, asked) => `ボーナスで答えた国：${asked}か国中${found}か国`,
  },
  sharing: {
    month: (name) => `${name}をシェア`,
    heading: (name, won, days) => `Zoomle、${name}：${days}問中${won}問正解`,
    picture: '画像でシェア',
    question: 'ここがどこか、わかりますか？',
    practice: '練習の問題',
    challenge: (guesses) => `対戦の問題：回答数${guesses}回`,
    saved: (file) => `ダウンロードに保存しました：${file}`,
    notShared: 'ブラウザが画像をシェアしませんでした。',
    blocked:
      'このブラウザは、プライバシーを守るためサイトに画像を保存させません。代わりにスクリーンショットを撮れます。',
  },
  statistics: {
    none: 'まだプレイしていません',
    played: 'プレイ数',
    winRate: '正解率',
    currentStreak: '連続正解',
    longestStreak: '最長連続',
    average: '平均回答数',
    bestMonth: (month) => `月間最多正解数（${monthAndYear(month)}）`,
    distribution: '回答数の分布',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}回目：${rounds}問${isThisRound ? '（今回を含む）' : ''}`,
    note: '毎日の問題だけが対象です。不正解の日や遊ばなかった日があると、連続正解は途切れます。',
  },
  settings: {
    units: '距離の単位',
    km: 'キロメートル',
    mi: 'マイル',
    highContrast: 'ハイコントラスト',
    highContrastNote: '緑の代わりに青とオレンジを使い、線を太くします。',
    describesPicture: '写真を文章で説明',
    describesPictureNote:
      '地図の下に、写真に写っているものを地名なしで説明します。スクリーンリーダーは回答のたびに読み上げます。',
  },
};
