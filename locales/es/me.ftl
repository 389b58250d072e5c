# La página de una persona: cómo juega, sus partidas terminadas, sus dispositivos.
me-title = Tú
me-off = Este servidor no guarda nada de las personas, salvo sus asientos.
me-none-yet = Cuando termines una partida, esta página dirá cómo juegas: si tienes buen ojo, si sabes disimular y quién te gana.
me-like = Cómo juegas
me-sum = { $n ->
    [one] Una partida terminada
   *[other] { $n } partidas terminadas
  }, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
  }
me-won-of = { $n } de { $of }
me-eye = Buen ojo
me-eye-text = Sospechas ciertas: { $hits } de { $n }; partidas: { $games }.
me-eye-chance = La marca indica lo que daría el azar: { $chance } %.
me-face = Cara de póquer
me-face-text = Cuando eras culpable, { $n } de { $of } que sospechaban de alguien nunca te señalaron; partidas: { $games }.
me-lived = Supervivencia
me-lived-text = Viste el final de { $n } de { $of } partidas.
me-streak = Racha de victorias
me-streak-text = Seguidas ahora: { $n }; como mucho: { $best }.
me-deeds = Fechorías y suerte
me-framed = { $n ->
    [one] { $n } inocente cayó
   *[other] { $n } inocentes cayeron
  } por tu carta, en { $of } partidas como culpable.
me-saved = Te salvaron { $n ->
    [one] una vez
   *[other] { $n } veces
  } en { $of } partidas.
me-others = Compañía
me-partner = Mejor pareja: { $name } (victorias en el mismo bando: { $n } de { $of }).
me-nemesis = Tu némesis: { $name } (derrotas en bandos contrarios: { $n } de { $of }).
me-ratings = Entre desconocidos
me-rating = { $n ->
    [one] Entre { $low } y { $high }, tras { $n } partida
   *[other] Entre { $low } y { $high }, tras { $n } partidas
}
me-ratings-text = Solo cuentan las partidas de «Jugar ya», por juego y bando; 1500 es el medio, en la marca. Entre amigos nada cuenta.
me-games = Partidas terminadas
me-won = ganada
me-lost = perdida
me-older = Partidas anteriores
me-company = Amistades
me-company-text = Si dos personas tocan «Otra vez con» al final de una partida, son amigas; o una abre el enlace de la otra. Nadie ve cuándo estás aquí.
me-friend = Amistad
me-tie-wish = Volverías a jugar
me-tie-end = Ya no
me-friend-link = Un enlace para una amistad
me-friend-link-text = Vale una sola vez, durante un día.
me-befriend = { $name } quiere tener tu amistad aquí.
me-befriend-yes = Sí, de acuerdo
me-apart = Lejos de ti
me-apart-text = No coincidís en mesas abiertas ni al jugar ya. Nunca se enteran.
me-apart-end = Volver a coincidir
me-devices = Dónde te conocen
me-devices-text = Sin contraseña ni correo. Este navegador te conoce; añade tus otros dispositivos y guarda un código en papel por si los pierdes todos.
me-device-here = Este dispositivo
me-device = { $kind ->
    [paper] Un código en papel
    [passkey] Una clave de acceso
   *[other] Otro dispositivo
  }
me-device-forget = Quitar
me-device-new = Un dispositivo nuevo juega ahora en tu nombre. ¿Fuiste tú?
me-device-fine = Sí, fui yo
me-device-undo = No, fuera con él
me-bring = Añadir otro dispositivo
me-bring-text = Escanéalo con la cámara del otro dispositivo o escríbelo allí en esta página. El código sirve una vez, durante cinco minutos.
me-paper = Apuntar un código en papel
me-paper-text = Quien tenga este código eres tú. La hoja anterior deja de servir.
me-passkey = Crear una clave de acceso
me-passkey-made = La clave de acceso está lista. Te trae de vuelta en cada dispositivo que la tenga.
me-passkey-show = Mostrar tu clave de acceso
me-passkey-have = Tengo una clave de acceso
me-passkey-none = No se usó ninguna clave de acceso. Nada ha cambiado.
me-have-code = Código del papel
me-any-code = Un código
me-use-code = Usarlo
me-not-me = ¿No eres tú? Jugar como otra persona
me-back = Volver a quien jugaba aquí antes
me-again = Que te reconozcan la próxima vez
me-again-text = Este navegador te conoce. Si te olvida, o en tus otros dispositivos, con uno de estos medios vuelves a tus asientos y a tus partidas. Sin contraseña ni correo.
me-again-no = Ahora no
me-again-done = Listo
me-join = A partir de ahora este dispositivo jugará como { $name } en lugar de { $mine }.
me-join-more = Di que sí solo si el código es tuyo. Lo que jugaba antes este dispositivo no se pierde.
me-join-yes = Sí, soy yo
me-join-no = No
me-mine = Tuyo para llevar o borrar
me-take = Guardar todo en un archivo
me-take-busy = Partida { $n } de { $of } …
me-end = Olvidarme para siempre
me-end-text = Aquí se olvidarán tu nombre, tus palabras y todos tus dispositivos, y dejarás tus partidas en curso. Nadie podrá recuperarlos. Lo que hicieron los demás queda como estaba.
me-end-yes = Olvidarme para siempre
me-end-no = No, quedarme
