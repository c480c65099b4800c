// A STOMP client that shares nothing with this repository: go-stomp speaks the protocol,
// coder/websocket carries it. It connects, subscribes, and prints what it gets as JSON lines.
// On standard input it takes "send", "unsubscribe" and "disconnect".
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"flag"
	"os"
	"sync"
	"time"

	"github.com/coder/websocket"
	"github.com/go-stomp/stomp/v3"
)

type line struct {
	Kind    string            `json:"kind"`
	Text    string            `json:"text,omitempty"`
	Headers map[string]string `json:"headers,omitempty"`
}

var printing sync.Mutex

func say(one line) {
	printing.Lock()
	defer printing.Unlock()
	_ = json.NewEncoder(os.Stdout).Encode(one)
}

func main() {
	url := flag.String("url", "", "ws:// address")
	token := flag.String("token", "", "session token")
	destination := flag.String("destination", "", "what to subscribe to")
	version := flag.String("version", "1.2", "STOMP version")
	flag.Parse()

	ctx := context.Background()
	socket, _, err := websocket.Dial(ctx, *url, &websocket.DialOptions{
		Subprotocols: []string{"v12.stomp", "v11.stomp"},
	})
	if err != nil {
		fail("dial", err)
	}
	say(line{Kind: "subprotocol", Text: socket.Subprotocol()})

	connection, err := stomp.Connect(
		websocket.NetConn(ctx, socket, websocket.MessageText),
		stomp.ConnOpt.AcceptVersion(stomp.Version(*version)),
		stomp.ConnOpt.Host("noriter"),
		stomp.ConnOpt.HeartBeat(time.Second, time.Second),
		stomp.ConnOpt.Header("token", *token),
	)
	if err != nil {
		fail("connect", err)
	}
	say(line{Kind: "connected", Text: string(connection.Version())})

	subscription, err := connection.Subscribe(*destination, stomp.AckAuto)
	if err != nil {
		fail("subscribe", err)
	}
	go printMessages(subscription)

	commands := bufio.NewScanner(os.Stdin)
	for commands.Scan() {
		switch commands.Text() {
		case "send":
			err = connection.Send(*destination, "text/plain", []byte("hello"), stomp.SendOpt.Receipt)
		case "unsubscribe":
			err = subscription.Unsubscribe()
		case "disconnect":
			err = connection.Disconnect()
		}
		if err != nil {
			fail(commands.Text(), err)
		}
		say(line{Kind: "done", Text: commands.Text()})
	}
}

func printMessages(subscription *stomp.Subscription) {
	for message := range subscription.C {
		if message.Err != nil {
			say(line{Kind: "error", Text: message.Err.Error()})
			return
		}
		headers := map[string]string{}
		for index := 0; index < message.Header.Len(); index++ {
			name, value := message.Header.GetAt(index)
			headers[name] = value
		}
		say(line{Kind: "message", Text: string(message.Body), Headers: headers})
	}
}

func fail(what string, err error) {
	say(line{Kind: "failed", Text: what + ": " + err.Error()})
	os.Exit(1)
}
